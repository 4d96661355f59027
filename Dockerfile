# The whole house in one image: it is built here, and its commands (operator, backup, verify-ledger) run in it. The
# packages for building stay, because an administrator's change of the configuration is judged by them (ADR 0015).
FROM node:22.20.0-bookworm-slim
WORKDIR /app

COPY package.json package-lock.json ./
RUN npm ci

COPY index.html tsconfig.json vite.config.ts resources.config.ts access.model.conf ./
COPY docs/open-api.md ./docs/
COPY demo ./demo
COPY examples ./examples
COPY public ./public
COPY resources ./resources
COPY scripts ./scripts
COPY src ./src
RUN npm run build

# Uploads, the operator's socket, and without DATABASE_URL the embedded database and the key.
RUN mkdir /data && chown -R node:node /data dist
VOLUME /data
# Other machines connect, so the start asks for a supplier, or for SEED=demo.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data LOG_LEVEL=info
USER node
EXPOSE 4000

HEALTHCHECK --interval=10s --timeout=4s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: signals reach the server itself.
CMD ["node", "scripts/start.mjs"]
