import { createServer } from 'node:http';
import { verifyWebhook } from '@besesaka/sdk';

const { SECRET: secret, PORT = '9000' } = process.env;
if (!secret) {
  console.error('Put the secret into SECRET, such as SECRET=whsec_...');
  process.exit(1);
}

createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const event = await verifyWebhook({ secret, headers: request.headers, body });
  if (!event) return response.writeHead(401).end();
  // A test is answered with its challenge: it proves that the address is yours.
  response.end(event.type === 'endpoint.test' ? event.data.challenge : '');
  console.log(event.type, event.url, event.data);
}).listen(PORT, () => console.log('Waiting for events ...'));
