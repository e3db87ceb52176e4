
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "CartResult": [
      "Cart",
      "RefusedError",
      "ValidationError"
    ],
    "ChangeOrderResult": [
      "Order",
      "RefusedError",
      "ValidationError"
    ],
    "Failure": [
      "RefusedError",
      "TotalChangedError",
      "ValidationError"
    ],
    "InboxUpdate": [
      "CartChanged",
      "InboxReset",
      "NotificationAdded",
      "NotificationsRead",
      "OrderChanged",
      "OrderPlaced",
      "SessionStarted"
    ],
    "LogInResult": [
      "LoggedIn",
      "RefusedError",
      "ValidationError"
    ],
    "MarkNotificationsReadResult": [
      "NotificationsMarkedRead",
      "RefusedError",
      "ValidationError"
    ],
    "PlaceOrdersResult": [
      "OrdersPlaced",
      "RefusedError",
      "TotalChangedError",
      "ValidationError"
    ],
    "SettleOrderAttemptResult": [
      "OrderAttempt",
      "RefusedError",
      "ValidationError"
    ],
    "SignUpResult": [
      "LoggedIn",
      "RefusedError",
      "ValidationError"
    ],
    "UpdateProductResult": [
      "Product",
      "RefusedError",
      "ValidationError"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "CartResult": [
      "Cart",
      "RefusedError",
      "ValidationError"
    ],
    "ChangeOrderResult": [
      "Order",
      "RefusedError",
      "ValidationError"
    ],
    "Failure": [
      "RefusedError",
      "TotalChangedError",
      "ValidationError"
    ],
    "InboxUpdate": [
      "CartChanged",
      "InboxReset",
      "NotificationAdded",
      "NotificationsRead",
      "OrderChanged",
      "OrderPlaced",
      "SessionStarted"
    ],
    "LogInResult": [
      "LoggedIn",
      "RefusedError",
      "ValidationError"
    ],
    "MarkNotificationsReadResult": [
      "NotificationsMarkedRead",
      "RefusedError",
      "ValidationError"
    ],
    "PlaceOrdersResult": [
      "OrdersPlaced",
      "RefusedError",
      "TotalChangedError",
      "ValidationError"
    ],
    "SettleOrderAttemptResult": [
      "OrderAttempt",
      "RefusedError",
      "ValidationError"
    ],
    "SignUpResult": [
      "LoggedIn",
      "RefusedError",
      "ValidationError"
    ],
    "UpdateProductResult": [
      "Product",
      "RefusedError",
      "ValidationError"
    ]
  }
};
      export default result;
    