import { bin, capture, root } from '#run.mjs';
import { packages, sources } from '#verify/sources.mjs';

/** Checks packages against the rules of .dependency-cruiser.mjs, with one line for each broken boundary. */
export async function boundaries(top = root, folders = packages) {
  const { output } = await capture(bin('depcruise'), ['-c', '.dependency-cruiser.mjs', '-T', 'json', ...folders], {
    cwd: top,
  });
  const start = output.indexOf('{');
  if (start < 0) return { faults: [output.trim()] };
  const { modules, summary } = JSON.parse(output.slice(start));
  const faults = summary.violations.map(describe);

  // A cruiser that cannot read TypeScript passes everything, so it must have seen each file on the disk.
  const cruised = new Set(modules.map((module) => module.source));
  for (const file of sources(folders, top)) {
    if (!cruised.has(file)) faults.push(`${file}: dependency-cruiser did not read this file`);
  }
  const followed = modules.reduce((sum, module) => sum + module.dependencies.length, 0);
  if (folders === packages && (cruised.size < 100 || followed < cruised.size)) {
    faults.push(`only ${cruised.size} modules and ${followed} imports were cruised: the cruiser itself must be broken`);
  }
  return { faults, note: `${cruised.size} modules, ${followed} imports` };
}

function describe({ from, to, rule, cycle }) {
  const way = cycle ? cycle.map((step) => step.name).join(' -> ') : to;
  return from === way ? `${from}: ${rule.name}` : `${from} -> ${way}: ${rule.name}`;
}
