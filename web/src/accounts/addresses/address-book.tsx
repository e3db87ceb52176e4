import { useQuery } from '@apollo/client/react';
import { addressTexts as texts } from '@besesaka/schema/accounts/address-book.ts';
import { addressLimits } from '@besesaka/schema/accounts/limits.ts';
import { regionLabel, regionOf } from '@besesaka/schema/kernel/regions.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { useState } from 'react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { AddressForm } from './address-form.tsx';
import { type Address, AddressesDocument } from './addresses-query.ts';
import { ShippingAddressFragment } from './shipping-address.ts';

const RemoveAddressMutation = graphql(`
  mutation RemoveAddress($id: ID!) {
    result: removeAddress(input: { addressId: $id }) {
      errors {
        ...Failure
      }
    }
  }
`);

/** The user's delivery addresses. The checkout starts with the default one. */
export function AddressBook() {
  const query = useQuery(AddressesDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <h2 className="text-lg">Delivery addresses</h2>
      <Loaded
        query={query}
        data={query.data?.viewer?.addresses}
        skeleton={<Skeleton className="h-16 w-full" />}
        label="Loading your addresses"
        failed={texts.loadFailed}
      >
        {(addresses) => <Addresses addresses={addresses} />}
      </Loaded>
    </Card>
  );
}

function Addresses({ addresses }: { addresses: readonly Address[] }) {
  const [editing, setEditing] = useState<Address | 'new' | null>(null);
  const toast = useToast();
  const { press, sending } = useSend(RemoveAddressMutation, {
    failed: texts.saveFailed,
    offline: kernelTexts.somethingWrong,
    refetchQueries: [AddressesDocument],
    done: () => toast.success(texts.removed),
  });
  const removing = sending?.id ?? null;
  const remove = ({ id }: Address) => press({ id });
  if (editing !== null) {
    const saved = () => {
      setEditing(null);
      toast.success(texts.saved);
    };
    return (
      <AddressForm
        address={editing === 'new' ? null : editing}
        isFirst={addresses.length === 0}
        onSaved={saved}
        onCancel={() => setEditing(null)}
      />
    );
  }
  return (
    <>
      {addresses.length === 0 && (
        <p className="text-muted">None yet. What you keep here is filled in for you at the checkout.</p>
      )}
      <ul>
        {addresses.map((address) => (
          <AddressRow
            key={address.id}
            address={address}
            busy={removing === address.id}
            onEdit={() => setEditing(address)}
            onRemove={() => remove(address)}
          />
        ))}
      </ul>
      {addresses.length < addressLimits.perUser && (
        <Button tone="secondary" onClick={() => setEditing('new')} className="self-start">
          Add an address
        </Button>
      )}
    </>
  );
}

interface RowProps {
  address: Address;
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function AddressRow({ address, busy, onEdit, onRemove }: RowProps) {
  const { label, isDefault } = address;
  const {
    fullName,
    phone,
    address: street,
    city,
    region,
    landmark,
  } = readFragment(ShippingAddressFragment, address.shippingAddress);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-3 last:border-b-0">
      <div className="wrap-break-word min-w-0 grow basis-60">
        <p className="font-medium">
          {label}
          {isDefault && (
            <span className="ml-2 inline-block whitespace-nowrap rounded-full bg-brand-tint px-2.5 py-0.5 text-brand text-sm">
              Default
            </span>
          )}
        </p>
        <p className="text-muted text-sm">
          {fullName} · {phone}
        </p>
        <p className="text-muted text-sm">
          {[street, city, regionLabel(regionOf(region) ?? ''), landmark].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className="flex gap-2">
        <Button tone="secondary" size="small" onClick={onEdit} aria-label={`Edit ${label}`}>
          Edit
        </Button>
        <Button tone="quiet" size="small" busy={busy} onClick={onRemove} aria-label={`Remove ${label}`}>
          Remove
        </Button>
      </div>
    </li>
  );
}
