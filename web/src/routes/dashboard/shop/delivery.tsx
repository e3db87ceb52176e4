import { OwnShopPart } from '#routes/parts/own-shop-part.tsx';
import { DeliveryOptions } from '#shops/delivery/delivery-options.tsx';

export function DeliveryScreen() {
  return <OwnShopPart title="Delivery">{(shop) => <DeliveryOptions options={shop.deliveryOptions} />}</OwnShopPart>;
}
