# The api, the worker and what receives mail: one image, three commands.
FROM node:24-bookworm-slim AS build
WORKDIR /portal
COPY . .
# The same two steps as in web.Dockerfile, so that they run once for both images; npm run build installs what the lock file names.
RUN --mount=type=cache,target=/root/.npm npm run build
# From here on only what the back end needs to run.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @portal/backend

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /portal
COPY --from=build /portal/package.json ./
COPY --from=build /portal/node_modules node_modules
COPY --from=build /portal/libs/contracts libs/contracts
COPY --from=build /portal/backend backend
COPY --from=build /portal/frontends/dist frontends/dist
RUN mkdir .data && chown node:node .data
USER node
EXPOSE 8080
CMD ["node", "--enable-source-maps", "--max-old-space-size=384", "backend/dist/src/main.api.js"]
