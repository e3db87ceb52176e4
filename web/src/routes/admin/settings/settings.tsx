import { useQuery } from '@apollo/client/react';
import { shortDate } from '@besesaka/schema/kernel/dates.ts';
import { settings, settingText } from '@besesaka/schema/kernel/settings/settings.ts';
import { settingNamed } from '#admin/settings/setting-words.ts';
import { graphql } from '#gql/gql.ts';
import { LinkList, LinkListSkeleton, LinkRow } from '#ui/lists/link-list.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const AdminSettingsDocument = graphql(`
  query AdminSettings {
    viewer {
      admin {
        settings {
          name
          value
          fallback
          next {
            value
            validFrom
          }
        }
      }
    }
  }
`);

/** Every setting with the value that counts now, by its group. */
export function SettingsScreen() {
  const query = useQuery(AdminSettingsDocument, { fetchPolicy: 'cache-and-network' });
  const rows = query.data?.viewer?.admin?.settings?.flatMap(({ name, value, fallback, next }) => {
    const setting = settingNamed(name);
    const planned = next && { value: next.value ?? fallback, from: next.validFrom };
    return setting ? [{ name: setting, value, planned, ...settings[setting] }] : [];
  });
  return (
    <div className="flex flex-col gap-3">
      <h1 tabIndex={-1} className="text-2xl">
        Settings
      </h1>
      <Loaded query={query} data={rows} skeleton={<LinkListSkeleton />} failed="The settings could not be loaded.">
        {(all) =>
          [...new Set(all.map(({ group }) => group))].map((group) => (
            <section key={group} aria-label={group} className="flex flex-col gap-2">
              <h2 className="pt-2 text-lg">{group}</h2>
              <LinkList>
                {all
                  .filter((one) => one.group === group)
                  .map(({ name, label, value, planned }) => (
                    <LinkRow
                      key={name}
                      to={`/admin/settings/${name}`}
                      name={label}
                      text={
                        planned
                          ? `${settingText(name, value)}; ${settingText(name, planned.value)} from ${shortDate(planned.from)}`
                          : settingText(name, value)
                      }
                    />
                  ))}
              </LinkList>
            </section>
          ))
        }
      </Loaded>
    </div>
  );
}
