import './cart.ts';
import './cart-changed.ts';
import './change-cart.ts';
import './change-order.ts';
import './order.ts';
import './order-list.ts';
import './order-news.ts';
import './place-orders.ts';
