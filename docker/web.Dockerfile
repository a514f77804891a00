# nginx: hashed files pre-compressed; everything else goes to the apis.
FROM node:24-bookworm-slim AS build
WORKDIR /portal
COPY . .
RUN --mount=type=cache,target=/root/.npm npm run build

FROM nginx:1.29-alpine
COPY docker/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /portal/frontends/dist/assets /usr/share/nginx/html/assets
