import type { TestProject } from 'vitest/node';
import { programsFolder, publishTestServer, testServer } from '#world/config.ts';
import { makeProgramsFolder } from '#world/program.ts';
import { startTestServer } from '#world/server.ts';
import { ensureTemplate } from '#world/template.ts';

/** The first project of a run creates and removes what all share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url: given, template } = testServer();
  const server = given ? null : await startTestServer();
  const url = given ?? server?.url;
  if (!url) throw new Error('There is no PostgreSQL server for the tests');
  if (!template) publishTestServer({ url, template: await ensureTemplate(url) });
  const programs = programsFolder() ? null : await makeProgramsFolder();
  if (programs) project.onTestsRerun(programs.remove);
  return async () => {
    await programs?.remove();
    await server?.stop();
  };
}
