import { defineOperation, forAdmins } from '#kernel/operations/define-operation.ts';
import { oneOf } from '#kernel/reference/describe.ts';
import { pathParam } from '#kernel/reference/words.ts';
import { settingName } from '#kernel/settings/settings.ts';
import { changeSettingInput, settingDetail, settingList, siteNotices } from './settings.ts';

const settingParams = pathParam('name', oneOf(settingName), 'Name of the setting', 'commission');

const reading = forAdmins('reading');

export const listSettings = reading({
  id: 'listSettings',
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'For admins: list the settings with the values that count now',
  response: settingList,
});

export const readSetting = reading({
  id: 'readSetting',
  method: 'GET',
  path: '/api/admin/settings/{name}',
  summary: 'For admins: get a setting with its history and exceptions',
  params: settingParams,
  response: settingDetail,
});

export const changeSetting = forAdmins('owner')({
  id: 'changeSetting',
  method: 'POST',
  path: '/api/admin/settings/{name}',
  fresh: true,
  summary: 'For admins: change a setting, now or from a later day; audited',
  params: settingParams,
  body: changeSettingInput,
  response: settingDetail,
  refuses: ['STALE', 'REFUSED'],
});

export const listSiteNotices = defineOperation({
  id: 'listSiteNotices',
  method: 'GET',
  path: '/api/notices',
  auth: 'visitor',
  summary: 'List the notices that every page shows',
  response: siteNotices,
});
