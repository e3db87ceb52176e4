// Stands in for a provider of payments: takes a charge once for each reference, and can be told to keep its answer.
import { createServer } from 'node:http';

const charges = new Map();
let asked = 0;

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
  const answer = (status, body) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const reference = pathname.split('/')[2];
  if (pathname === '/count') return answer(200, { charges: charges.size, asked });
  if (request.method === 'GET') return charges.has(reference) ? answer(200, charges.get(reference)) : answer(404, {});
  asked += 1;
  if (charges.has(reference)) return answer(409, { error: 'duplicate_reference' });
  charges.set(reference, { reference, amount: Number(searchParams.get('amount')), status: 'success' });
  if (searchParams.get('silent') === 'yes') return;
  answer(201, charges.get(reference));
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('disconnect', () => process.exit());
