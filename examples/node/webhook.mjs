// node webhook.mjs PORT: receives webhooks; LUMBUNG_WEBHOOK_SECRET is theirs.
import { createServer } from 'node:http';
import { isWebhookGenuine } from './lumbung.mjs';

const server = createServer((request, response) => {
  // A caller that hangs up in the middle ends its own call alone.
  receive(request, response).catch(() => response.destroy());
});

async function receive(request, response) {
  let body = '';
  for await (const piece of request.setEncoding('utf8')) body += piece;
  if (!isWebhookGenuine(request.headers, body, process.env.LUMBUNG_WEBHOOK_SECRET)) {
    response.writeHead(401).end();
    return;
  }
  // Remember webhook-id: the same event may come more than once.
  const { type, data } = JSON.parse(body);
  response.writeHead(204).end();
  console.log(request.headers['webhook-id'], type, data);
}
server.listen(Number(process.argv[2]), () => console.log('listening'));
