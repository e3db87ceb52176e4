import {
  changeSetting,
  listSettings,
  listSiteNotices,
  readSetting,
} from '@besesaka/schema/admin/settings/operations.ts';
import { setting, settingDetail, siteNotice } from '@besesaka/schema/admin/settings/settings.ts';
import { Admin } from '#accounts/admin.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { queryField, readField } from '#platform/contract/read.ts';

objectOf(setting);
const SettingDetail = objectOf(settingDetail);
objectOf(siteNotice);

readField(Admin, 'settings', listSettings);
readField(Admin, 'setting', readSetting);
queryField('siteNotices', listSiteNotices);
mutation(changeSetting, { setting: SettingDetail });
