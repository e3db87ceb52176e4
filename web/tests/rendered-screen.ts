import type { DocumentNode } from 'graphql';
import { render } from '#app/entry-server.tsx';
import * as generated from '#gql/graphql.ts';
import { answered } from './testing-answers.ts';

/** What the service is to answer, by the name of the field, wherever it stands; an object adds to what is answered anyway. */
export type Given = Record<string, unknown>;

/** A public screen as the server makes it of such answers, with the status that it is sent with and the queries that it asked for. */
export async function screenOf(path: string, given: Given = {}) {
  const asked: string[] = [];
  const page = await render({
    url: new URL(path, 'https://besesaka.test'),
    lowData: false,
    graphqlFetch: async (request) => {
      const name = new URL(request.url).searchParams.get('operationName') ?? '';
      asked.push(name);
      return Response.json({ data: answerTo(name, given) });
    },
    onError: (error) => {
      throw error;
    },
  });
  if (page.kind !== 'page' || !page.complete) throw new Error(`${path} was not made whole`);
  const { status, data, renders } = page;
  return { html: page.head + page.body, status, data, renders, asked };
}

export async function screenHtml(path: string, given: Given = {}): Promise<string> {
  return (await screenOf(path, given)).html;
}

/** As it is read: without tags, in one line. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

/** The first element of this kind that has all of these words, whole. */
export function partOf(html: string, tag: 'article' | 'section' | 'li', words: string): string {
  const parts = html.split(new RegExp(`(?=<${tag}\\b)`)).slice(1);
  const part = parts.map((one) => one.slice(0, one.indexOf(`</${tag}>`))).find((one) => textOf(one).includes(words));
  if (!part) throw new Error(`No ${tag} says ${words}`);
  return part;
}

function answerTo(name: string, given: Given): unknown {
  const document = (generated as Record<string, unknown>)[`${name}Document`] as DocumentNode | undefined;
  const operation = document && answered(document, 'same object');
  if (!operation) throw new Error(`The screen asks for ${name}, which is no read of a visitor`);
  return filled(operation.data, given);
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function filled(value: unknown, given: Given): unknown {
  if (Array.isArray(value)) return value.map((one) => filled(one, given));
  if (!isPlain(value)) return value;
  const fields = Object.entries(value).map(([key, old]) => {
    const inner = filled(old, given);
    return [key, key in given ? added(inner, given[key]) : inner];
  });
  return Object.fromEntries(fields);
}

/** Lists are as long as is said; what each holds adds to the one that was there. */
function added(value: unknown, more: unknown): unknown {
  if (isPlain(value) && isPlain(more))
    return { ...value, ...Object.fromEntries(Object.entries(more).map(([key, one]) => [key, added(value[key], one)])) };
  return Array.isArray(value) && Array.isArray(more) ? more.map((one) => added(value[0], one)) : more;
}
