import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { config } from '#config.ts';

/** The ceiling of any cached page: Node's own server, sending the same bytes with the same headers. */
const body = readFileSync(config.file);
const headers: Record<string, string> = JSON.parse(config.headers);
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(config.port, '127.0.0.1', () => process.send?.('ready'));
