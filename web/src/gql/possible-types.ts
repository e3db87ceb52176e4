
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "ArchiveConversationResult": [
      "Conversation",
      "RefusedError",
      "ValidationError"
    ],
    "BlockPartnerResult": [
      "Conversation",
      "RefusedError",
      "ValidationError"
    ],
    "CartResult": [
      "Cart",
      "RefusedError",
      "ValidationError"
    ],
    "ChangeChatSettingsResult": [
      "ChatSettings",
      "RefusedError",
      "ValidationError"
    ],
    "ChangeOrderResult": [
      "Order",
      "RefusedError",
      "ValidationError"
    ],
    "ChangePasswordResult": [
      "AccountDone",
      "RefusedError",
      "ValidationError"
    ],
    "ConfirmEmailResult": [
      "AccountDone",
      "RefusedError",
      "ValidationError"
    ],
    "Failure": [
      "RefusedError",
      "TotalChangedError",
      "ValidationError"
    ],
    "InboxEvent": [
      "CartChanged",
      "ConversationChanged",
      "MessageAdded",
      "MessagesRead",
      "NotificationAdded",
      "NotificationsRead",
      "OrderChanged",
      "OrderPlaced",
      "SessionStarted"
    ],
    "InboxUpdate": [
      "CartChanged",
      "ConversationChanged",
      "InboxReset",
      "MessageAdded",
      "MessagesRead",
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
    "MarkMessagesReadResult": [
      "Conversation",
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
    "ReportConversationResult": [
      "ConversationReported",
      "RefusedError",
      "ValidationError"
    ],
    "RequestEmailConfirmationResult": [
      "AccountDone",
      "RefusedError",
      "ValidationError"
    ],
    "RequestPasswordResetResult": [
      "AccountDone",
      "RefusedError",
      "ValidationError"
    ],
    "ResetPasswordResult": [
      "AccountDone",
      "RefusedError",
      "ValidationError"
    ],
    "SendMessageResult": [
      "MessageSent",
      "RefusedError",
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
    "StartConversationResult": [
      "ConversationStarted",
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
    "ArchiveConversationResult": [
      "Conversation",
      "RefusedError",
      "ValidationError"
    ],
    "BlockPartnerResult": [
      "Conversation",
      "RefusedError",
      "ValidationError"
    ],
    "CartResult": [
      "Cart",
      "RefusedError",
      "ValidationError"
    ],
    "ChangeChatSettingsResult": [
      "ChatSettings",
      "RefusedError",
      "ValidationError"
    ],
    "ChangeOrderResult": [
      "Order",
      "RefusedError",
      "ValidationError"
    ],
    "ChangePasswordResult": [
      "AccountDone",
      "RefusedError",
      "ValidationError"
    ],
    "ConfirmEmailResult": [
      "AccountDone",
      "RefusedError",
      "ValidationError"
    ],
    "Failure": [
      "RefusedError",
      "TotalChangedError",
      "ValidationError"
    ],
    "InboxEvent": [
      "CartChanged",
      "ConversationChanged",
      "MessageAdded",
      "MessagesRead",
      "NotificationAdded",
      "NotificationsRead",
      "OrderChanged",
      "OrderPlaced",
      "SessionStarted"
    ],
    "InboxUpdate": [
      "CartChanged",
      "ConversationChanged",
      "InboxReset",
      "MessageAdded",
      "MessagesRead",
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
    "MarkMessagesReadResult": [
      "Conversation",
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
    "ReportConversationResult": [
      "ConversationReported",
      "RefusedError",
      "ValidationError"
    ],
    "RequestEmailConfirmationResult": [
      "AccountDone",
      "RefusedError",
      "ValidationError"
    ],
    "RequestPasswordResetResult": [
      "AccountDone",
      "RefusedError",
      "ValidationError"
    ],
    "ResetPasswordResult": [
      "AccountDone",
      "RefusedError",
      "ValidationError"
    ],
    "SendMessageResult": [
      "MessageSent",
      "RefusedError",
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
    "StartConversationResult": [
      "ConversationStarted",
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
    