import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { type AccessScene, type Caller, thingNames } from '#world/access-parts.ts';
import { type AccessRow, rowTitle } from '#world/access-table.ts';
import type { Answer, Client, Json } from '#world/client.ts';
import { given, type Request } from './access-given.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}
export type Reference = Record<string, Record<string, Operation>>;

/** The things that the examples of the reference speak of; any others will do. */
const exampleIds = Object.entries(examples).flatMap(([example, id]) => {
  const name = thingNames.find((one) => one === example);
  return name ? [{ name, id }] : [];
});

interface Asked {
  reference: Reference;
  scene: AccessScene;
  who: Caller;
}

/** The example of a call with the ids of the scene in it. */
export async function requestOf(row: AccessRow, { reference, scene, who }: Asked): Promise<Request> {
  const [method = '', path = ''] = row.name.split(' ');
  const entry = given[rowTitle(row)];
  const own =
    typeof entry === 'string' ? { path: path.replace(/\{\w+\}/, await scene.thing(entry)) } : await entry?.(scene, who);
  const operation = reference[path]?.[method.toLowerCase()];
  const example = exampleOf(path, operation);
  const wanted = { ...(unversioned.includes(row.name) ? withoutVersions(example) : example), ...own };
  return withThings(wanted, scene);
}

/** Whole values whose version in the example is another one than theirs. */
const unversioned = [
  'PUT /api/addresses/{id}',
  'PUT /api/my-shop/opening-hours',
  'PUT /api/my-shop/delivery/{option_id}',
];

function withoutVersions({ body, ...request }: Request): Request {
  const fields = Object.entries(Object(body)).filter(([name]) => !name.endsWith('version'));
  return { ...request, body: Object.fromEntries(fields) };
}

function exampleOf(path: string, operation: Operation | undefined): Request {
  const parameters = operation?.parameters ?? [];
  const inPath = parameters.filter((one) => one.in === 'path');
  const query = parameters.filter((one) => one.in === 'query' && one.required);
  const filled = inPath.reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path);
  const search = new URLSearchParams(Object.fromEntries(query.map(({ name, example }) => [name, String(example)])));
  const body = operation?.requestBody?.content['application/json']?.example;
  return { path: search.size > 0 ? `${filled}?${search}` : filled, ...(body !== undefined && { body }) };
}

async function withThings({ body, ...wanted }: Request, scene: AccessScene): Promise<Request> {
  if (body instanceof FormData) return { ...(await withThings(wanted, scene)), body };
  let text = JSON.stringify({ ...wanted, body });
  for (const { name, id } of exampleIds) {
    if (text.includes(id)) text = text.replaceAll(id, await scene.thing(name));
  }
  return JSON.parse(text);
}

export function send(client: Client, row: AccessRow, { path, body, headers = {} }: Request): Promise<Answer> {
  const [method = 'GET'] = row.name.split(' ');
  if (body instanceof FormData) return client.send(method, path, body, headers);
  if (body === undefined) return client.send(method, path, undefined, headers);
  return client.send(method, path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

/** A number as the table writes it. */
export const outcomeOf = ({ status }: Answer) => (status < 400 ? 'yes' : String(status));

export const codeOf = ({ body }: Answer): Json | undefined => (typeof body === 'object' ? body.code : undefined);
