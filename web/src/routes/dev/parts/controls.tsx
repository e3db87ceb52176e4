import Heart from 'lucide-react/icons/heart';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { ChipLink, ChipSelect } from '#ui/controls/chips.tsx';
import { Counter } from '#ui/controls/counter.tsx';
import { Field } from '#ui/controls/field.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Input } from '#ui/controls/input.tsx';
import { MissingLine } from '#ui/controls/missing-line.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { PriceSliders } from '#ui/controls/price-sliders.tsx';
import { RegionSelect } from '#ui/controls/region-select.tsx';
import { Select } from '#ui/controls/select.tsx';
import { StarInput } from '#ui/controls/star-input.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { SwitchRow } from '#ui/controls/switch-row.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { Group, Wide } from './specimen.tsx';

export function Controls() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
    </>
  );
}

const tones = ['primary', 'secondary', 'quiet', 'danger'] as const;

function Buttons() {
  return (
    <Group title="Buttons">
      {tones.map((tone) => (
        <Button key={tone} tone={tone}>
          {tone}
        </Button>
      ))}
      {tones.map((tone) => (
        <Button key={tone} tone={tone} blocked="Not yet.">
          blocked
        </Button>
      ))}
      <Button busy>busy</Button>
      <Button size="small">small</Button>
      <Button size="large">large</Button>
      <Wide>
        <Button wide>wide</Button>
      </Wide>
      <IconButton label="Add to wishlist">
        <Heart aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label="Not now" blocked="Not yet.">
        <Heart aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label="One less" blocked="The least is 1." onClick={() => {}}>
        <Minus aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label="One more" onClick={() => {}}>
        <Plus aria-hidden="true" className="size-5" />
      </IconButton>
      <ChipLink to="/dev/ui">In Stock</ChipLink>
      <ChipSelect label="Sort order" value="new" options={orders} onPick={() => {}} />
      <ChipSelect label="Chosen order" value="price" options={orders} onPick={() => {}} isSet />
      <SubmitButton missing={['Email']}>Send</SubmitButton>
    </Group>
  );
}

const orders = [
  { value: 'new', label: 'Newest First' },
  { value: 'price', label: 'Price: Low to High' },
];

function Fields() {
  return (
    <Group title="Fields">
      <Wide>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Name" hint="As on your card">
            <Input defaultValue="Ama Serwaa" />
          </Field>
          <Field label="Email" error="Please enter a valid email address">
            <Input defaultValue="ama@" />
          </Field>
          <Field label="Disabled">
            <Input disabled defaultValue="Kumasi" />
          </Field>
          <Field label="Search">
            <Input type="search" placeholder="Search shops by name" />
          </Field>
          <Field label="Password">
            <PasswordInput defaultValue="Akwaaba" />
          </Field>
          <Field label="Date">
            <Input type="date" defaultValue="2026-03-06" />
          </Field>
          <Field label="Sort by">
            <Select>
              <option>Newest First</option>
            </Select>
          </Field>
          <Field label="Region">
            <RegionSelect />
          </Field>
          <Field label="Comment" aside={<Counter length={12} of={1000} />}>
            <Textarea rows={2} defaultValue="Medaase paa!" />
          </Field>
        </div>
        <MissingLine id="missing" missing={['Email']} sentences={{}} />
      </Wide>
    </Group>
  );
}

function Choices() {
  const [stars, setStars] = useState(4);
  const [isOn, setOn] = useState(true);
  const [range, setRange] = useState({ min: 300, max: 700 });
  return (
    <Group title="Choices">
      <Checkbox label="In Stock" defaultChecked />
      <Checkbox label="Featured" />
      <Checkbox label="Disabled" disabled />
      <StarInput label="Overall" value={stars} onChange={setStars} />
      <Wide>
        <SwitchRow label="Save data" hint="Smaller pictures" checked={isOn} onChange={setOn} />
        <SwitchRow label="Disabled" checked={false} blocked="Not yet." onChange={() => {}} />
        <PriceSliders {...range} end={1000} onChange={setRange} />
        <TabLinks
          label="Orders"
          tabs={[
            { label: 'My Shop Orders', to: '/dev/ui?tab=shop', isCurrent: true },
            { label: 'My Orders', badge: '2', to: '/dev/ui?tab=mine', isCurrent: false },
          ]}
        />
      </Wide>
    </Group>
  );
}
