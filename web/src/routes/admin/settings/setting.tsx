import { useQuery } from '@apollo/client/react';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { settingName } from '@besesaka/schema/kernel/settings/settings.ts';
import { useParams } from 'react-router';
import { AdminDetail } from '#admin/admin-detail.tsx';
import { SettingDetail } from '#admin/settings/setting-detail.tsx';
import { graphql } from '#gql/gql.ts';

const AdminSettingDocument = graphql(`
  query AdminSetting($name: SettingName!) {
    viewer {
      admin {
        setting(name: $name) {
          ...SettingDetail_setting
        }
      }
    }
  }
`);

export function SettingScreen() {
  const { name = '' } = useParams();
  const settingKey = settingName.values.find((one) => one === name);
  const query = useQuery(AdminSettingDocument, {
    variables: { name: enumName(settingKey ?? 'banner') },
    fetchPolicy: 'cache-and-network',
    skip: !settingKey,
  });
  const setting = query.data?.viewer?.admin?.setting;
  return (
    <AdminDetail
      list={{ to: '/admin/settings', label: 'All settings' }}
      heading={settingKey ? settingName.labels[settingKey] : 'Setting'}
      missing="There is no such setting"
      query={settingKey ? query : { ...query, data: {} }}
    >
      {settingKey && setting && <SettingDetail key={settingKey} name={settingKey} subject={setting} />}
    </AdminDetail>
  );
}
