import {
  archivePath,
  type DataExport as Copy,
  dataExport,
  dataExportStates,
} from '@besesaka/schema/accounts/data-export.ts';
import { readDataExport, requestDataExport } from '@besesaka/schema/accounts/own-data-operations.ts';
import { readOnce } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Viewer } from './viewer.ts';

const words = {
  preparing: 'It is being gathered',
  ready: 'It can be fetched',
  over: 'Its time is over',
  failed: 'It did not come about',
} as const;
const DataExportState = enumOf(
  'DataExportState',
  'How far a copy of your data is.',
  dataExportStates,
  (state) => words[state],
);

const DataExport = builder.objectRef<Copy>('DataExport').implement({
  description: 'A copy of all that is kept of you, as you asked for it.',
  fields: (t) => ({
    ...passedThrough(t, dataExport, { without: ['state', 'asked_at'] }),
    createdAt: t.expose('asked_at', { type: 'DateTime', ...wordsOf(dataExport, 'asked_at') }),
    state: t.expose('state', { type: DataExportState, description: 'How far it is.' }),
    downloadPath: t.string({
      nullable: true,
      description: 'Where you fetch it as a zip archive, logged in; null unless it is ready.',
      resolve: ({ id, state }) => (state === 'ready' ? archivePath(id) : null),
    }),
  }),
});

builder.objectField(Viewer, 'dataExport', (t) =>
  t.field({
    type: DataExport,
    nullable: true,
    extensions: callForEach,
    description: 'The copy of all of your data that you asked for last; null where you asked for none.',
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, readDataExport, {})).data_export,
  }),
);

builder.mutationField('requestDataExport', (t) =>
  t.field({
    type: DataExport,
    extensions: asks(requestDataExport),
    description: 'Asks for a copy of all that is kept of you; a mail brings the link when it is ready.',
    errors: failsAs('RequestDataExportResult', 'It is being gathered, or why not.'),
    resolve: (_root, _args, ctx) => ctx.rest.call(requestDataExport, {}),
  }),
);
