# syntax=docker/dockerfile:1
# One file for all servers: `docker build --target marketplace .`, likewise graphql-bff and web.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY schema/package.json schema/
COPY marketplace/package.json marketplace/
COPY graphql-bff/package.json graphql-bff/
COPY web/package.json web/
COPY standalone/package.json standalone/
COPY sandbox/package.json sandbox/
COPY embedded-db/package.json embedded-db/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY sdk/package.json sdk/

# Nothing here needs a package's install script, and some send telemetry.
FROM packages AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM packages AS runtime-packages
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund -w marketplace -w graphql-bff -w web -w schema

FROM node:24-bookworm-slim AS runtime
ENV NODE_ENV=production NODE_OPTIONS=--enable-source-maps HOST=0.0.0.0
WORKDIR /app
COPY --from=runtime-packages /app ./
COPY --from=build /app/schema/schema.graphql /app/schema/persisted-documents.json schema/
USER node

FROM runtime AS marketplace
ENV PORT=4001
COPY --from=build /app/marketplace/dist marketplace/dist
COPY --from=build /app/marketplace/drizzle marketplace/drizzle
COPY --from=build /app/marketplace/src/platform/drawing/draw.mjs marketplace/src/platform/drawing/
COPY --from=build /app/marketplace/src/platform/http/docs/start.js marketplace/src/platform/http/docs/
COPY --from=build /app/marketplace/src/help/content marketplace/src/help/content
EXPOSE 4001
CMD ["node", "marketplace/dist/main.js"]

FROM runtime AS graphql-bff
ENV PORT=4002
COPY --from=build /app/graphql-bff/dist graphql-bff/dist
EXPOSE 4002
CMD ["node", "graphql-bff/dist/main.js"]

FROM runtime AS web
ENV PORT=4003
COPY --from=build --chown=node:node /app/web/dist web/dist
# A volume that is mounted here takes its owner from it.
RUN mkdir -p web/dist/earlier
EXPOSE 4003
CMD ["node", "web/dist/main.js"]
