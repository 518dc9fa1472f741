# One file, one target for each tier: `docker build --target rest .`
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY schema/package.json schema/
COPY rest/package.json rest/
COPY gateway/package.json gateway/
COPY client/package.json client/
RUN npm ci
COPY . .
RUN npm run build

FROM node:20-bookworm-slim AS runtime
ENV NODE_ENV=production MODE=production HOST=0.0.0.0
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY schema/package.json schema/
COPY rest/package.json rest/
COPY gateway/package.json gateway/
COPY client/package.json client/

FROM runtime AS rest
RUN npm ci --omit=dev --workspace @gdd/schema --workspace @gdd/rest && npm cache clean --force
COPY --from=build /app/schema/dist schema/dist
COPY --from=build /app/rest/dist rest/dist
COPY --from=build /app/rest/migrations rest/migrations
USER node
EXPOSE 4001
CMD ["node", "rest/dist/main.js"]

FROM runtime AS gateway
RUN npm ci --omit=dev --workspace @gdd/schema --workspace @gdd/gateway && npm cache clean --force
COPY --from=build /app/schema schema
COPY --from=build /app/gateway/dist gateway/dist
COPY --from=build /app/client/dist client/dist
USER node
EXPOSE 4000
# as scripts/nodeOptions.mjs
CMD ["node", "--max-semi-space-size=64", "--no-allocation-site-pretenuring", "gateway/dist/main.js"]
