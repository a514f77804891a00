# The api and the worker: one image, two commands.
FROM node:24-bookworm-slim AS build
WORKDIR /portal
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /portal
COPY --from=build --chown=node:node /portal/package.json ./
COPY --from=build --chown=node:node /portal/node_modules node_modules
COPY --from=build --chown=node:node /portal/libs/contracts libs/contracts
COPY --from=build --chown=node:node /portal/backend backend
COPY --from=build --chown=node:node /portal/frontends/dist frontends/dist
RUN mkdir .data && chown node:node .data
USER node
EXPOSE 8080
CMD ["node", "--enable-source-maps", "--max-old-space-size=384", "backend/dist/src/main.api.js"]
