import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { SECRET = '', PORT = '9000' } = process.env;
const key = Buffer.from(SECRET.replace(/^whsec_/, ''), 'base64');

function isSigned(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  // An old request may have been recorded by somebody else.
  if (!(Math.abs(Date.now() / 1000 - timestamp) < 300)) return false;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  if (!isSigned(request.headers, body)) return response.writeHead(401).end();
  const { type, data } = JSON.parse(body);
  // A test is answered with its challenge: it proves that the address is yours.
  response.end(type === 'endpoint.test' ? data.challenge : '');
  console.log(type, data);
}).listen(PORT, () => console.log('Waiting for events ...'));
