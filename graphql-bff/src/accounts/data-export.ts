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
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Viewer } from '#platform/graphql/viewer.ts';

const words = {
  preparing: 'The export is being prepared',
  ready: 'The export can be downloaded',
  over: 'The download has expired',
  failed: 'The export failed',
} as const;
const DataExportState = enumOf('DataExportState', 'State of a data export.', dataExportStates, (state) => words[state]);

const DataExport = builder.objectRef<Copy>('DataExport').implement({
  description: 'An export of all data stored about the viewer.',
  fields: (t) => ({
    ...exposeFields(t, dataExport, { without: ['state', 'asked_at'] }),
    createdAt: t.expose('asked_at', { type: 'DateTime', ...descriptionOf(dataExport, 'asked_at') }),
    state: t.expose('state', { type: DataExportState, description: 'State of the export.' }),
    downloadPath: t.string({
      nullable: true,
      description: 'Path for downloading the ZIP archive while logged in; null unless the export is ready.',
      resolve: ({ id, state }) => (state === 'ready' ? archivePath(id) : null),
    }),
  }),
});

builder.objectField(Viewer, 'dataExport', (t) =>
  t.field({
    type: DataExport,
    nullable: true,
    extensions: callForEach,
    description: "The viewer's latest data export; null if none was requested.",
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, readDataExport, {})).data_export,
  }),
);

mutation('requestDataExport', {
  restCalls: [requestDataExport],
  description: 'Requests an export of all data stored about the viewer; an email says when it is ready.',
  payload: { dataExport: { type: DataExport, description: 'The requested export.' } },
  resolve: async (_input, ctx) => ({ dataExport: await ctx.rest.call(requestDataExport, {}) }),
});
