import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { DangerZone } from '#accounts/deletion/danger-zone.tsx';
import { ChangeEmailForm } from '#accounts/email-change/change-email-form.tsx';
import { ChangePasswordForm } from '#accounts/recovery/change-password-form.tsx';
import { safeRedirect } from '#accounts/safe-redirect.ts';
import { DeviceSessions } from '#accounts/sessions/device-sessions.tsx';
import { useIsSeller, useViewer } from '#accounts/viewer.ts';
import { ChatSwitches } from '#chat/conversations/chat-switches.tsx';
import { useLowData } from '#platform/device/low-data.tsx';
import { AppearanceSwitch } from '#ui/controls/preference-switches.tsx';
import { SwitchRow } from '#ui/controls/switch-row.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { optional } from '#ui/display/optional.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import '#styles/account.css';

const MyData = optional(async () => (await import('#accounts/data-export/my-data.tsx')).MyData);
const ConnectedApps = optional(async () => (await import('#accounts/oauth/connected-apps.tsx')).ConnectedApps);
const OwnApps = optional(async () => (await import('#accounts/oauth/own-apps.tsx')).OwnApps);
const ApiKeys = optional(async () => (await import('#accounts/api-keys/api-keys.tsx')).ApiKeys);
const NotificationChoices = optional(
  async () => (await import('#notifications/notification-choices.tsx')).NotificationChoices,
);
const QuickReplyEditor = optional(
  async () => (await import('#chat/quick-replies/quick-reply-editor.tsx')).QuickReplyEditor,
);
const SecondFactor = optional(async () => (await import('#accounts/second-factor/second-factor.tsx')).SecondFactor);
const SellerSection = optional(async () => (await import('#shops/profile/seller-section.tsx')).SellerSection);
const SubscriptionSection = optional(async () => (await import('#plans/subscription-section.tsx')).SubscriptionSection);

const WebhookEndpoints = optional(async () => (await import('#webhooks/webhook-endpoints.tsx')).WebhookEndpoints);

interface Section {
  name: string;
  label: string;
  Content: ComponentType;
  for?: 'sellers';
  badge?: string;
}

const general: Section = { name: 'general', label: 'General', Content: General };
const sections: readonly Section[] = [
  general,
  { name: 'security', label: 'Security', Content: Security },
  { name: 'seller', label: 'Seller Profile', Content: Seller, for: 'sellers' },
  { name: 'subscription', label: 'Subscription', Content: Subscription, for: 'sellers', badge: 'Pro' },
  { name: 'appearance', label: 'Appearance', Content: Appearance },
  { name: 'developer', label: 'Developer', Content: Developer },
];

export function DashboardSettingsScreen() {
  const requested = useSearchParams()[0].get('section');
  const isSeller = useIsSeller();
  const shown = sections.filter((section) => isSeller || section.for !== 'sellers');
  const { name, Content } = shown.find((section) => section.name === requested) ?? general;
  const content = useRef<HTMLDivElement>(null);
  useShown(content, requested);
  return (
    <div className="flex flex-col gap-3">
      <h1 tabIndex={-1} className="text-2xl">
        Settings
      </h1>
      <TabLinks
        label="Settings"
        tabs={shown.map((section) => ({
          label: section.label,
          ...(section.badge && { badge: section.badge }),
          to: `?section=${section.name}`,
          isCurrent: section.name === name,
        }))}
      />
      <div ref={content} className="mt-2 flex scroll-mt-20 flex-col gap-5 xl:gap-8">
        <Content />
      </div>
    </div>
  );
}

/** On a narrow screen the chosen section scrolls into view, but not on opening the page. */
function useShown(content: { current: HTMLElement | null }, requested: string | null) {
  const shown = useRef(requested);
  useEffect(() => {
    if (shown.current === requested) return;
    shown.current = requested;
    if (window.innerWidth < 1024) content.current?.scrollIntoView({ block: 'start' });
  }, [content, requested]);
}

interface PartProps {
  heading: string;
  /** Its purpose, in a line. */
  hint?: string;
  children: ReactNode;
}

/** A wide screen has the heading beside the card. */
function Part({ heading, hint, children }: PartProps) {
  return (
    <section className="setting-part">
      <div className="setting-head">
        <h2 className="text-lg">{heading}</h2>
        {hint && <p className="mt-1 text-muted text-sm">{hint}</p>}
      </div>
      <div className="setting-body">{children}</div>
    </section>
  );
}

function General() {
  const isSeller = useIsSeller();
  const { lowData, setLowData } = useLowData();
  return (
    <>
      <Part heading="Chat" hint="Who sees that you write or are online, and alerts in your browser.">
        <div className="-my-3 divide-y divide-line *:py-3">
          <ChatSwitches />
        </div>
      </Part>
      <Part heading="Mobile data" hint="Smaller pictures, one per card, and no automatic motion.">
        <div className="-my-2">
          <SwitchRow label="Use less data" checked={lowData} onChange={setLowData} />
        </div>
      </Part>
      {/* Last, because its code and its choices load later. */}
      <Part heading="Notifications" hint="Choose your news, and where it reaches you.">
        <NotificationChoices isSeller={isSeller} />
      </Part>
    </>
  );
}

function Seller() {
  return (
    <>
      <SellerSection />
      <Part heading="Quick replies" hint="Answers that you send with one tap.">
        <QuickReplyEditor />
      </Part>
    </>
  );
}

function Subscription() {
  return (
    <div className="max-w-180">
      <SubscriptionSection />
    </div>
  );
}

function Security() {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  // An act that needs login codes led here.
  const back = safeRedirect(useSearchParams()[0].get('redirect'), '');
  const toast = useToast();
  // Each success remounts the form, so that no password stays in it.
  const [round, setRound] = useState(0);
  const done = () => {
    toast.success({ title: accountTexts.passwordChanged, text: 'Your other devices were logged out.' });
    setRound(round + 1);
  };
  const [emailRound, setEmailRound] = useState(0);
  const onEmailRequested = (email: string) => {
    toast.success({ title: 'Check your inbox', text: accountTexts.emailChangeAsked(email) });
    setEmailRound(emailRound + 1);
  };
  return (
    <>
      {viewer?.staffRole && (
        <Part heading="Login codes">
          <SecondFactor {...(back && { onSaved: () => navigate(back) })} />
        </Part>
      )}
      <Part heading="Change password">
        <ChangePasswordForm key={round} onChanged={done} />
      </Part>
      <Part heading="Email address">
        <ChangeEmailForm key={emailRound} onRequested={onEmailRequested} />
      </Part>
      <Part heading="Your devices">
        <DeviceSessions key={round} />
      </Part>
      <Part heading="Connected apps">
        <ConnectedApps />
      </Part>
      <Part heading="Your data">
        <MyData />
      </Part>
      <Part heading="Danger zone">
        <DangerZone />
      </Part>
    </>
  );
}

function Appearance() {
  return (
    <Part heading="Theme" hint="Saved on this device. “System” follows your phone or computer.">
      <AppearanceSwitch />
    </Part>
  );
}

function Developer() {
  return (
    <>
      <Part heading="API keys">
        <ApiKeys />
      </Part>
      <Part heading="Apps for other users">
        <OwnApps />
      </Part>
      <Part heading="Webhooks">
        <WebhookEndpoints />
      </Part>
      <p className="text-sm">
        <Link to="/developers" className="link">
          How to use the API
        </Link>
      </p>
    </>
  );
}
