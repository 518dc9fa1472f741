# One file, one target for each tier: `docker build --target rest .`
# tests/faults/image.test.ts builds both targets from these lines and runs them as docker-compose.yml does.
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY schema/package.json schema/
COPY rest/package.json rest/
COPY gateway/package.json gateway/
COPY client/package.json client/
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN npm run build

FROM node:26-bookworm-slim AS runtime
ENV NODE_ENV=production MODE=production HOST=0.0.0.0
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY schema/package.json schema/
COPY rest/package.json rest/
COPY gateway/package.json gateway/
COPY client/package.json client/

FROM runtime AS rest
# Without the 27 MB of the embedded database: production wants DATABASE_URL.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @gdd/schema --workspace @gdd/rest && rm -r node_modules/@electric-sql
COPY --from=build /app/schema/dist schema/dist
COPY --from=build /app/rest/dist rest/dist
COPY --from=build /app/rest/migrations rest/migrations
COPY --from=build /app/rest/demonstration rest/demonstration
# The one folder that the service writes to: a new volume takes its owner from here.
ENV DATA_DIR=/data
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4001
# Whether the process lives: /ready would have containers replaced because the database is away. The first start after an
# upgrade listens once the migrations are through.
HEALTHCHECK --interval=10s --timeout=5s --start-period=10m --start-interval=2s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.REST_PORT ?? 4001}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "rest/dist/main.js"]

FROM runtime AS gateway
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @gdd/schema --workspace @gdd/gateway
COPY --from=build /app/schema schema
COPY --from=build /app/gateway/dist gateway/dist
COPY --from=build /app/client/dist client/dist
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=1m --start-interval=2s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 4000}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# as scripts/nodeOptions.mjs
CMD ["node", "--max-semi-space-size=64", "--no-allocation-site-pretenuring", "gateway/dist/main.js"]
