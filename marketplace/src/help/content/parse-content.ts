export interface Section {
  heading: string;
  attributes: { id?: string; icon?: string };
  paragraphs: string[];
  points: string[];
}

/**
 * Parses the subset of Markdown that our pages use: front matter, `## Heading {#id icon=name}`, paragraphs of one line and
 * lists.
 */
export function parseContent(text: string): { properties: Record<string, string>; sections: Section[] } {
  const [, frontMatter = '', body = ''] = /^(?:---\n(.*?)\n---\n)?(.*)$/s.exec(text) ?? [];
  const properties = Object.fromEntries(
    frontMatter.split('\n').flatMap((line) => {
      const [, name, value] = /^(\w+): (.+)$/.exec(line) ?? [];
      return name && value ? [[name, value]] : [];
    }),
  );
  return { properties, sections: body.split(/^## /m).slice(1).map(parseSection) };
}

function parseSection(text: string): Section {
  const [first = '', ...lines] = text.split('\n');
  const [, heading = '', id, icon] = /^(.*?)(?: \{#([\w-]+)(?: icon=([\w-]+))?\})?$/.exec(first) ?? [];
  return {
    heading,
    attributes: { id, icon },
    paragraphs: lines.filter((line) => line !== '' && !line.startsWith('- ')),
    points: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)),
  };
}
