/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment AccountsInbox_update on InboxUpdate {\n    __typename\n    ... on SessionStarted {\n      device\n      at\n    }\n  }\n": typeof types.AccountsInbox_UpdateFragmentDoc,
    "\n  mutation LogIn($input: LogInInput!) {\n    logIn(input: $input) {\n      __typename\n      ... on LoggedIn {\n        me {\n          id\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          field\n          messages\n        }\n      }\n    }\n  }\n": typeof types.LogInDocument,
    "\n  mutation LogOut {\n    logOut {\n      ok\n    }\n  }\n": typeof types.LogOutDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on LoggedIn {\n        me {\n          id\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          field\n          messages\n        }\n      }\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  query Viewer {\n    inboxSeq\n    me {\n      id\n      fullName\n      email\n      isSeller\n      isAdmin\n      shop {\n        id\n        businessName\n        businessSlug\n      }\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  subscription Inbox($after: Int) {\n    inbox(after: $after) {\n      __typename\n      ... on InboxReset {\n        seq\n      }\n      ... on InboxEvent {\n        seq\n      }\n      ...AccountsInbox_update\n      ...OrdersInbox_update\n      ...ChatInbox_update\n      ...NotificationsInbox_update\n    }\n  }\n": typeof types.InboxDocument,
    "\n  fragment CategoryPicker_category on Category {\n    id\n    name\n    slug\n  }\n": typeof types.CategoryPicker_CategoryFragmentDoc,
    "\n  fragment FeaturedCarousel_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n": typeof types.FeaturedCarousel_ProductsFragmentDoc,
    "\n  fragment HomeHero_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...HighlightPanel_product\n      }\n    }\n  }\n": typeof types.HomeHero_ProductsFragmentDoc,
    "\n  fragment HighlightPanel_product on Product {\n    id\n    primaryImage {\n      id\n      path\n      color\n    }\n  }\n": typeof types.HighlightPanel_ProductFragmentDoc,
    "\n  fragment SearchBanner_category on Category {\n    id\n    name\n    slug\n    icon\n    ...CategoryPicker_category\n  }\n": typeof types.SearchBanner_CategoryFragmentDoc,
    "\n  fragment EndlessProducts_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    ...ProductGrid_products\n  }\n": typeof types.EndlessProducts_ProductsFragmentDoc,
    "\n  fragment FilterFields_category on Category {\n    id\n    name\n    slug\n    children {\n      id\n      name\n      slug\n    }\n  }\n": typeof types.FilterFields_CategoryFragmentDoc,
    "\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    discountPercentage\n    inStock\n    stockQuantity\n    version\n    price { amount currency }\n    compareAtPrice { amount currency }\n    category { id name }\n    primaryImage { id path color }\n    seller { businessSlug businessName isVerified }\n  }\n": typeof types.ProductCard_ProductFragmentDoc,
    "\n  fragment ProductGrid_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n": typeof types.ProductGrid_ProductsFragmentDoc,
    "\n  fragment SearchHeading_products on ProductConnection {\n    corrected\n    totalCount\n  }\n": typeof types.SearchHeading_ProductsFragmentDoc,
    "\n  fragment SearchHeading_category on Category {\n    id\n    name\n    slug\n    children {\n      id\n      name\n      slug\n    }\n  }\n": typeof types.SearchHeading_CategoryFragmentDoc,
    "\n  fragment SearchResults_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n      }\n    }\n    ...ProductGrid_products\n  }\n": typeof types.SearchResults_ProductsFragmentDoc,
    "\n  fragment ProductEvent_state on ProductState {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n": typeof types.ProductEvent_StateFragmentDoc,
    "\n  fragment ApplyProductEvent_version on Product {\n    id\n    version\n  }\n": typeof types.ApplyProductEvent_VersionFragmentDoc,
    "\n  fragment ApplyProductEvent_product on Product {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n": typeof types.ApplyProductEvent_ProductFragmentDoc,
    "\n  fragment BuyingBox_product on Product {\n    id\n    stockQuantity\n    isActive\n    price {\n      amount\n    }\n    ...PriceBlock_product\n  }\n": typeof types.BuyingBox_ProductFragmentDoc,
    "\n  fragment Gallery_product on Product {\n    name\n    primaryImage {\n      id\n    }\n    images {\n      id\n      path\n      altText\n      color\n    }\n  }\n": typeof types.Gallery_ProductFragmentDoc,
    "\n  fragment LiveAnnouncement_product on Product {\n    price {\n      amount\n    }\n    stockQuantity\n    isActive\n    version\n  }\n": typeof types.LiveAnnouncement_ProductFragmentDoc,
    "\n  fragment PhonePriceBar_product on Product {\n    stockQuantity\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n  }\n": typeof types.PhonePriceBar_ProductFragmentDoc,
    "\n  fragment PriceBlock_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    discountPercentage\n  }\n": typeof types.PriceBlock_ProductFragmentDoc,
    "\n  fragment SpecificationList_product on Product {\n    specifications {\n      key\n      value\n    }\n  }\n": typeof types.SpecificationList_ProductFragmentDoc,
    "\n  fragment RelatedProducts_product on Product {\n    related {\n      id\n      ...RelatedCard_product\n    }\n  }\n": typeof types.RelatedProducts_ProductFragmentDoc,
    "\n  fragment RelatedCard_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    ...ProductCard_product\n  }\n": typeof types.RelatedCard_ProductFragmentDoc,
    "\n  subscription ProductChanged($id: ID!) {\n    productChanged(id: $id) {\n      ...ProductEvent_state\n    }\n  }\n": typeof types.ProductChangedDocument,
    "\n  mutation RecordProductView($slug: String!) {\n    recordProductView(slug: $slug)\n  }\n": typeof types.RecordProductViewDocument,
    "\n  query HeaderSearch {\n    categories {\n      id\n      ...CategoryPicker_category\n    }\n  }\n": typeof types.HeaderSearchDocument,
    "\n  query Suggestions($query: String!) {\n    suggestions(query: $query) {\n      products { name slug }\n      categories { name slug }\n      shops { businessName businessSlug }\n    }\n  }\n": typeof types.SuggestionsDocument,
    "\n  fragment ConversationEvent_conversation on Conversation {\n    id\n    viewerIs\n    shop {\n      id\n      name\n      slug\n      logoPath\n      isVerified\n    }\n    buyerName\n    partner {\n      id\n      name\n      picturePath\n    }\n    productName\n    lastMessage {\n      ...MessageBubble_message\n    }\n    lastNumber\n    readNumber\n    partnerReadNumber\n    unreadCount\n    isArchived\n    isBlocked\n    canSend\n    version\n    createdAt\n    updatedAt\n  }\n": typeof types.ConversationEvent_ConversationFragmentDoc,
    "\n  fragment ApplyConversationEvent_version on Conversation {\n    id\n    version\n  }\n": typeof types.ApplyConversationEvent_VersionFragmentDoc,
    "\n  mutation ArchiveConversation($id: ID!, $archived: Boolean!) {\n    result: archiveConversation(id: $id, archived: $archived) {\n      __typename\n      ... on Conversation {\n        ...ConversationEvent_conversation\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n": typeof types.ArchiveConversationDocument,
    "\n  mutation BlockPartner($id: ID!, $blocked: Boolean!) {\n    result: blockPartner(conversationId: $id, blocked: $blocked) {\n      __typename\n      ... on Conversation {\n        ...ConversationEvent_conversation\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n": typeof types.BlockPartnerDocument,
    "\n  query ChatSettings {\n    chatSettings {\n      showsTyping\n      showsPresence\n    }\n  }\n": typeof types.ChatSettingsDocument,
    "\n  mutation ChangeChatSettings($showsTyping: Boolean, $showsPresence: Boolean) {\n    changeChatSettings(showsTyping: $showsTyping, showsPresence: $showsPresence) {\n      __typename\n      ... on ChatSettings {\n        showsTyping\n        showsPresence\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n": typeof types.ChangeChatSettingsDocument,
    "\n  fragment ConversationList_connection on ConversationConnection {\n    edges {\n      node {\n        id\n        isArchived\n        version\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": typeof types.ConversationList_ConnectionFragmentDoc,
    "\n  fragment ConversationRow_conversation on Conversation {\n    id\n    viewerIs\n    partner {\n      id\n      name\n      picturePath\n    }\n    shop {\n      id\n      isVerified\n    }\n    productName\n    unreadCount\n    createdAt\n    lastMessage {\n      id\n      sender\n      content\n      picture {\n        id\n      }\n      orderStep {\n        orderId\n        state\n      }\n      createdAt\n    }\n  }\n": typeof types.ConversationRow_ConversationFragmentDoc,
    "\n  query Conversations($first: Int!, $after: String, $search: String, $archived: Boolean!) {\n    conversations(first: $first, after: $after, search: $search, archived: $archived) {\n      ...ConversationList_connection\n    }\n  }\n": typeof types.ConversationsDocument,
    "\n  fragment KeepNewer_conversation on Conversation {\n    id\n    lastMessage {\n      ...MessageBubble_message\n    }\n    lastNumber\n    readNumber\n    partnerReadNumber\n    unreadCount\n    isArchived\n    isBlocked\n    canSend\n    version\n    updatedAt\n  }\n": typeof types.KeepNewer_ConversationFragmentDoc,
    "\n  query UnreadMessages {\n    unreadCounts {\n      messages\n    }\n  }\n": typeof types.UnreadMessagesDocument,
    "\n  fragment ChatInbox_update on InboxUpdate {\n    __typename\n    ... on MessageAdded {\n      message {\n        ...MessageBubble_message\n      }\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      unread {\n        messages\n      }\n    }\n    ... on MessagesRead {\n      conversationId\n      reader\n      upTo\n      readAt\n      unreadCount\n      version\n      unread {\n        messages\n      }\n    }\n    ... on ConversationChanged {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      unread {\n        messages\n      }\n    }\n  }\n": typeof types.ChatInbox_UpdateFragmentDoc,
    "\n  fragment ApplyReadEvent_conversation on Conversation {\n    id\n    viewerIs\n    readNumber\n    partnerReadNumber\n    unreadCount\n    version\n  }\n": typeof types.ApplyReadEvent_ConversationFragmentDoc,
    "\n  fragment ConversationHeader_conversation on Conversation {\n    id\n    viewerIs\n    isBlocked\n    partner {\n      id\n      name\n      picturePath\n    }\n    shop {\n      id\n      slug\n      isVerified\n    }\n    ...ConversationMenu_conversation\n  }\n": typeof types.ConversationHeader_ConversationFragmentDoc,
    "\n  fragment ConversationMenu_conversation on Conversation {\n    id\n    viewerIs\n    isArchived\n    isBlocked\n    partner {\n      id\n      name\n    }\n    shop {\n      id\n      slug\n    }\n  }\n": typeof types.ConversationMenu_ConversationFragmentDoc,
    "\n  fragment UseLatestOrder_conversation on Conversation {\n    id\n    messages {\n      items {\n        id\n        orderStep {\n          orderId\n        }\n      }\n    }\n  }\n": typeof types.UseLatestOrder_ConversationFragmentDoc,
    "\n  query ConversationPane($id: ID!) {\n    conversation(id: $id) {\n      id\n      isBlocked\n      canSend\n      lastNumber\n      partner {\n        id\n        name\n      }\n      viewerIs\n      version\n      ...MessageStream_conversation\n    }\n  }\n": typeof types.ConversationPaneDocument,
    "\n  fragment MessageStream_conversation on Conversation {\n    id\n    viewerIs\n    lastNumber\n    version\n    readNumber\n    partnerReadNumber\n    partner {\n      id\n      name\n    }\n    messages {\n      items {\n        id\n        number\n        ...MessageBubble_message\n      }\n      hasEarlier\n      hasLater\n    }\n  }\n": typeof types.MessageStream_ConversationFragmentDoc,
    "\n  fragment PinnedProduct_product on Product {\n    id\n    slug\n    name\n    version\n    stockQuantity\n    isActive\n    price {\n      amount\n      currency\n    }\n    compareAtPrice {\n      amount\n      currency\n    }\n    primaryImage {\n      id\n      path\n      color\n    }\n  }\n": typeof types.PinnedProduct_ProductFragmentDoc,
    "\n  fragment PinnedProduct_conversation on Conversation {\n    id\n    productName\n    product {\n      ...PinnedProduct_product\n    }\n  }\n": typeof types.PinnedProduct_ConversationFragmentDoc,
    "\n  fragment MessageBubble_message on Message {\n    id\n    conversationId\n    number\n    clientId\n    sender\n    content\n    picture {\n      id\n      url\n      width\n      height\n      color\n    }\n    orderStep {\n      orderId\n      state\n      reason\n    }\n    isRead\n    readAt\n    createdAt\n  }\n": typeof types.MessageBubble_MessageFragmentDoc,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      __typename\n      ... on MessageSent {\n        sent: message {\n          ...MessageBubble_message\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n        retryAfter\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n": typeof types.SendMessageDocument,
    "\n  query MessagePage($id: ID!, $before: Int, $after: Int, $first: Int) {\n    conversation(id: $id) {\n      id\n      messages(before: $before, after: $after, first: $first) {\n        items {\n          id\n          number\n          ...MessageBubble_message\n        }\n        hasEarlier\n        hasLater\n      }\n    }\n  }\n": typeof types.MessagePageDocument,
    "\n  mutation MarkMessagesRead($conversationId: ID!, $upTo: Int!) {\n    markMessagesRead(conversationId: $conversationId, upTo: $upTo) {\n      __typename\n      ... on Conversation {\n        ...ConversationEvent_conversation\n      }\n    }\n  }\n": typeof types.MarkMessagesReadDocument,
    "\n  subscription Presence($userId: ID!) {\n    presence(userId: $userId) {\n      userId\n      isOnline\n      lastSeenAt\n    }\n  }\n": typeof types.PresenceDocument,
    "\n  subscription Typing($conversationId: ID!) {\n    typing(conversationId: $conversationId) {\n      conversationId\n      side\n      isTyping\n    }\n  }\n": typeof types.TypingDocument,
    "\n  mutation SetTyping($conversationId: ID!, $typing: Boolean!) {\n    setTyping(conversationId: $conversationId, typing: $typing)\n  }\n": typeof types.SetTypingDocument,
    "\n  mutation ReportConversation($id: ID!, $reason: String!, $details: String!) {\n    reportConversation(id: $id, reason: $reason, details: $details) {\n      __typename\n      ... on ConversationReported {\n        message\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n": typeof types.ReportConversationDocument,
    "\n  query ProductConversation($slug: String!) {\n    product(slug: $slug) {\n      id\n      conversationId\n    }\n  }\n": typeof types.ProductConversationDocument,
    "\n  query OrderConversation($id: ID!) {\n    order(id: $id) {\n      id\n      conversationId\n    }\n  }\n": typeof types.OrderConversationDocument,
    "\n  mutation StartConversation($input: StartConversationInput!) {\n    startConversation(input: $input) {\n      __typename\n      ... on ConversationStarted {\n        conversation {\n          ...ConversationEvent_conversation\n        }\n        sent: message {\n          ...MessageBubble_message\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n": typeof types.StartConversationDocument,
    "\n  query Activities {\n    activities {\n      id\n      type\n      title\n      description\n      link\n      time\n      source\n    }\n  }\n": typeof types.ActivitiesDocument,
    "\n  fragment NotificationEvent_notification on Notification {\n    id\n    kind\n    source\n    title\n    text\n    link\n    number\n    isRead\n    createdAt\n  }\n": typeof types.NotificationEvent_NotificationFragmentDoc,
    "\n  fragment WriteActivity_activity on Activity {\n    id\n    type\n    title\n    description\n    link\n    time\n    source\n  }\n": typeof types.WriteActivity_ActivityFragmentDoc,
    "\n  fragment NotificationsInbox_update on InboxUpdate {\n    __typename\n    ... on NotificationAdded {\n      notification {\n        ...NotificationEvent_notification\n      }\n      isNew\n      unread {\n        notifications\n      }\n    }\n    ... on NotificationsRead {\n      notificationId\n      unread {\n        notifications\n      }\n    }\n  }\n": typeof types.NotificationsInbox_UpdateFragmentDoc,
    "\n  fragment NotificationList_page on NotificationPage {\n    totalCount\n    items {\n      id\n      ...NotificationRow_notification\n    }\n  }\n": typeof types.NotificationList_PageFragmentDoc,
    "\n  fragment NotificationRow_notification on Notification {\n    id\n    kind\n    title\n    text\n    link\n    number\n    isRead\n    createdAt\n  }\n": typeof types.NotificationRow_NotificationFragmentDoc,
    "\n  query UnreadCounts {\n    unreadCounts {\n      notifications\n    }\n  }\n": typeof types.UnreadCountsDocument,
    "\n  mutation MarkNotificationsRead($id: ID) {\n    markNotificationsRead(id: $id) {\n      __typename\n      ... on NotificationsMarkedRead {\n        unread {\n          notifications\n        }\n      }\n      ... on RefusedError {\n        message\n      }\n      ... on ValidationError {\n        message\n      }\n    }\n  }\n": typeof types.MarkNotificationsReadDocument,
    "\n  mutation AddToCart($input: AddToCartInput!) {\n    result: addToCart(input: $input) {\n      ...CartResult_result\n    }\n  }\n": typeof types.AddToCartDocument,
    "\n  fragment CartEvent_changed on CartChanged {\n    itemCount\n    version\n  }\n": typeof types.CartEvent_ChangedFragmentDoc,
    "\n  fragment Cart_cart on Cart {\n    itemCount\n    version\n    total { amount }\n    items {\n      id\n      productId\n      productSlug\n      productName\n      productImage\n      productPrice { amount }\n      priceWhenAdded { amount }\n      productVersion\n      sellerName\n      sellerSlug\n      quantity\n      stockQuantity\n      inStock\n      isAvailable\n      lineTotal { amount }\n    }\n  }\n": typeof types.Cart_CartFragmentDoc,
    "\n  query Cart {\n    cart {\n      ...Cart_cart\n    }\n  }\n": typeof types.CartDocument,
    "\n  query CartCount {\n    cart {\n      itemCount\n      version\n    }\n  }\n": typeof types.CartCountDocument,
    "\n  fragment CartResult_result on CartResult {\n    __typename\n    ... on Cart {\n      ...Cart_cart\n    }\n    ... on RefusedError {\n      code\n      message\n    }\n    ... on ValidationError {\n      message\n      fields {\n        field\n        messages\n      }\n    }\n  }\n": typeof types.CartResult_ResultFragmentDoc,
    "\n  mutation UpdateCartItem($input: UpdateCartItemInput!) {\n    result: updateCartItem(input: $input) {\n      ...CartResult_result\n    }\n  }\n": typeof types.UpdateCartItemDocument,
    "\n  mutation RemoveFromCart($input: RemoveFromCartInput!) {\n    result: removeFromCart(input: $input) {\n      ...CartResult_result\n    }\n  }\n": typeof types.RemoveFromCartDocument,
    "\n  mutation ClearCart {\n    result: clearCart {\n      ...CartResult_result\n    }\n  }\n": typeof types.ClearCartDocument,
    "\n  query CheckoutKnown {\n    me {\n      id\n      fullName\n      telephoneNumber\n    }\n    myOrders(page: 1) {\n      items {\n        id\n        shippingFullName\n        shippingPhone\n        shippingAddress\n        shippingCity\n        shippingRegion\n        shippingLandmark\n      }\n    }\n  }\n": typeof types.CheckoutKnownDocument,
    "\n  fragment PlacingResult_result on PlaceOrdersResult {\n    __typename\n    ... on OrdersPlaced {\n      orders {\n        id\n        ...PlacedOrder_order\n      }\n    }\n    ... on TotalChangedError {\n      message\n      total { amount }\n    }\n    ... on RefusedError {\n      code\n      message\n    }\n    ... on ValidationError {\n      message\n      fields {\n        field\n        messages\n      }\n    }\n  }\n": typeof types.PlacingResult_ResultFragmentDoc,
    "\n  mutation PlaceOrders($input: PlaceOrdersInput!, $idempotencyKey: String!) {\n    result: placeOrders(input: $input, idempotencyKey: $idempotencyKey) {\n      ...PlacingResult_result\n    }\n  }\n": typeof types.PlaceOrdersDocument,
    "\n  mutation BuyNow($input: BuyNowInput!, $idempotencyKey: String!) {\n    result: buyNow(input: $input, idempotencyKey: $idempotencyKey) {\n      ...PlacingResult_result\n    }\n  }\n": typeof types.BuyNowDocument,
    "\n  fragment PlacedOrder_order on Order {\n    id\n    createdAt\n    expiresAt\n    itemCount\n    sellerName\n    sellerSlug\n    total { amount }\n    items {\n      id\n      productName\n      quantity\n      total { amount }\n    }\n  }\n": typeof types.PlacedOrder_OrderFragmentDoc,
    "\n  mutation SettleAttempt($key: String!) {\n    result: settleOrderAttempt(idempotencyKey: $key) {\n      __typename\n      ... on OrderAttempt {\n        orders {\n          id\n          ...PlacedOrder_order\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n      }\n    }\n  }\n": typeof types.SettleAttemptDocument,
    "\n  fragment OrdersInbox_update on InboxUpdate {\n    __typename\n    ... on CartChanged {\n      ...CartEvent_changed\n    }\n    ... on OrderPlaced {\n      order {\n        ...OrderEvent_order\n      }\n    }\n    ... on OrderChanged {\n      order {\n        ...OrderEvent_order\n      }\n    }\n  }\n": typeof types.OrdersInbox_UpdateFragmentDoc,
    "\n  fragment OrderEvent_order on Order {\n    id\n    state\n    createdAt\n    updatedAt\n    expiresAt\n    version\n    total { amount currency }\n    shippingFee { amount currency }\n    tax { amount currency }\n    itemCount\n    buyerEmail\n    buyerName\n    sellerName\n    sellerSlug\n    shippingFullName\n    shippingPhone\n    shippingAddress\n    shippingCity\n    shippingRegion\n    shippingNotes\n    shippingLandmark\n    paidAt\n    paymentMethod\n    viewerIs\n    allowedActions\n    items {\n      id\n      productId\n      productSlug\n      productName\n      productImage\n      sellerName\n      quantity\n      price { amount currency }\n      total { amount currency }\n    }\n    steps {\n      state\n      at\n      by\n      reason\n    }\n  }\n": typeof types.OrderEvent_OrderFragmentDoc,
    "\n  fragment ApplyOrderEvent_version on Order {\n    id\n    version\n  }\n": typeof types.ApplyOrderEvent_VersionFragmentDoc,
    "\n  fragment OrderActions_order on Order {\n    id\n    version\n    viewerIs\n    allowedActions\n  }\n": typeof types.OrderActions_OrderFragmentDoc,
    "\n  query OrderById($id: ID!) {\n    order(id: $id) {\n      id\n      viewerIs\n      buyerName\n      sellerName\n      ...OrderEvent_order\n      ...OrderDetail_order\n    }\n  }\n": typeof types.OrderByIdDocument,
    "\n  fragment OrderCard_order on Order {\n    id\n    state\n    createdAt\n    itemCount\n    total { amount currency }\n    paidAt\n    viewerIs\n    buyerEmail\n    sellerName\n    shippingAddress\n    shippingCity\n    shippingRegion\n    items {\n      id\n      ...OrderPictures_item\n    }\n  }\n": typeof types.OrderCard_OrderFragmentDoc,
    "\n  fragment OrderPictures_item on OrderItem {\n    id\n    productName\n    productImage\n  }\n": typeof types.OrderPictures_ItemFragmentDoc,
    "\n  fragment OrderDetail_order on Order {\n    id\n    state\n    createdAt\n    paidAt\n    ...OrderFacts_order\n    ...OrderPeople_order\n    ...OrderTimeline_order\n    ...OrderActions_order\n  }\n": typeof types.OrderDetail_OrderFragmentDoc,
    "\n  fragment OrderFacts_order on Order {\n    id\n    total { amount currency }\n    paidAt\n    paymentMethod\n    items {\n      id\n      productSlug\n      productName\n      productImage\n      quantity\n      price { amount currency }\n      total { amount currency }\n    }\n  }\n": typeof types.OrderFacts_OrderFragmentDoc,
    "\n  fragment OrderList_page on OrderPage {\n    totalCount\n    items {\n      id\n      ...OrderCard_order\n    }\n  }\n": typeof types.OrderList_PageFragmentDoc,
    "\n  query MyOrders($page: Int!) {\n    myOrders(page: $page) {\n      page\n      ...OrderList_page\n    }\n  }\n": typeof types.MyOrdersDocument,
    "\n  query ShopOrders($page: Int!) {\n    shopOrders(page: $page) {\n      page\n      ...OrderList_page\n    }\n  }\n": typeof types.ShopOrdersDocument,
    "\n  fragment OrderPeople_order on Order {\n    id\n    viewerIs\n    buyerName\n    buyerEmail\n    sellerName\n    shippingFullName\n    shippingPhone\n    shippingAddress\n    shippingCity\n    shippingRegion\n    shippingNotes\n    shippingLandmark\n  }\n": typeof types.OrderPeople_OrderFragmentDoc,
    "\n  fragment OrderTimeline_order on Order {\n    state\n    expiresAt\n    viewerIs\n    steps {\n      state\n      at\n      by\n      reason\n    }\n  }\n": typeof types.OrderTimeline_OrderFragmentDoc,
    "\n  mutation ChangeOrder($id: ID!, $input: ChangeOrderInput!, $key: String!) {\n    changeOrder(id: $id, input: $input, idempotencyKey: $key) {\n      __typename\n      ... on Order {\n        ...OrderEvent_order\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n": typeof types.ChangeOrderDocument,
    "\n  query LatestOrders {\n    shopOrders(page: 1) {\n      page\n      totalCount\n      items {\n        id\n        ...OrderCard_order\n      }\n    }\n  }\n": typeof types.LatestOrdersDocument,
    "\n  query ShopNumbers {\n    dashboardMetrics {\n      pendingOrders\n      activeProducts\n      lowStock\n      outOfStock\n      months {\n        month\n        orders\n        revenue { amount currency }\n      }\n    }\n  }\n": typeof types.ShopNumbersDocument,
    "\n  fragment ProductReviews_product on Product {\n    slug\n    rating {\n      average\n      count\n    }\n    reviews(page: 1) {\n      totalCount\n      distribution {\n        stars\n        count\n      }\n      items {\n        id\n        ...ReviewItem_review\n      }\n    }\n  }\n": typeof types.ProductReviews_ProductFragmentDoc,
    "\n  fragment RatingLink_product on Product {\n    rating {\n      average\n      count\n    }\n  }\n": typeof types.RatingLink_ProductFragmentDoc,
    "\n  fragment ReviewItem_review on ProductReview {\n    rating\n    title\n    comment\n    reviewerName\n    isVerifiedPurchase\n    createdAt\n  }\n": typeof types.ReviewItem_ReviewFragmentDoc,
    "\n  query ReviewPages($slug: String!, $page: Int!, $rating: Int) {\n    product(slug: $slug) {\n      id\n      reviews(page: $page, rating: $rating) {\n        pageCount\n        items {\n          id\n          ...ReviewItem_review\n        }\n      }\n    }\n  }\n": typeof types.ReviewPagesDocument,
    "\n  query ConversationScreen($id: ID!) {\n    conversation(id: $id) {\n      id\n      version\n      partner {\n        id\n        name\n      }\n      ...ConversationHeader_conversation\n      ...PinnedProduct_conversation\n    }\n  }\n": typeof types.ConversationScreenDocument,
    "\n  query Notifications($source: NotificationSource, $page: Int!) {\n    notifications(source: $source, page: $page) {\n      page\n      ...NotificationList_page\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  query Home($featured: Int!, $arrivals: Int!, $bargains: Int!, $smallPrice: String!) {\n    categories {\n      id\n      ...SearchBanner_category\n    }\n    featured: products(filter: { featured: true }, first: $featured) {\n      ...HomeHero_products\n      ...FeaturedCarousel_products\n    }\n    bargains: products(filter: { maxPrice: $smallPrice, inStock: true }, orderBy: BEST_SELLING, first: $bargains) {\n      ...HomeHero_products\n    }\n    arrivals: products(orderBy: NEWEST, first: $arrivals) {\n      ...ProductGrid_products\n    }\n  }\n": typeof types.HomeDocument,
    "\n  query ProductScreen($slug: String!) {\n    product(slug: $slug) {\n      id\n      slug\n      name\n      description\n      sku\n      metaTitle\n      metaDescription\n      inStock\n      price {\n        amount\n      }\n      rating {\n        average\n        count\n      }\n      primaryImage {\n        id\n        path\n      }\n      images {\n        id\n        path\n      }\n      category {\n        id\n        path {\n          name\n          slug\n        }\n      }\n      seller {\n        id\n        businessName\n        businessSlug\n        ...SellerBlock_shop\n      }\n      ...Gallery_product\n      ...BuyingBox_product\n      ...PhonePriceBar_product\n      ...SpecificationList_product\n      ...RelatedProducts_product\n      ...ProductReviews_product\n      ...RatingLink_product\n      ...LiveAnnouncement_product\n    }\n  }\n": typeof types.ProductScreenDocument,
    "\n  query Products($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int, $after: String) {\n    categories {\n      id\n      ...FilterFields_category\n    }\n    products(filter: $filter, orderBy: $orderBy, page: $page, after: $after) {\n      totalCount\n      edges {\n        node {\n          id\n        }\n      }\n      ...EndlessProducts_products\n    }\n  }\n": typeof types.ProductsDocument,
    "\n  query Search($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int!, $first: Int!) {\n    categories {\n      id\n      ...FilterFields_category\n      ...SearchHeading_category\n    }\n    products(filter: $filter, orderBy: $orderBy, page: $page, first: $first) {\n      ...SearchHeading_products\n      ...SearchResults_products\n    }\n  }\n": typeof types.SearchDocument,
    "\n  query ShopScreen($slug: String!, $first: Int!, $page: Int, $after: String) {\n    shop(slug: $slug) {\n      id\n      businessName\n      businessSlug\n      description\n      bannerPath\n      logoPath\n      city\n      region\n      productCount\n      rating {\n        average\n        count\n      }\n      ...ShopHeader_shop\n    }\n    products(filter: { shop: $slug }, orderBy: NEWEST, first: $first, page: $page, after: $after) {\n      totalCount\n      edges {\n        node {\n          id\n        }\n      }\n      ...EndlessProducts_products\n    }\n  }\n": typeof types.ShopScreenDocument,
    "\n  fragment SellerBlock_shop on Shop {\n    businessName\n    businessSlug\n    isVerified\n    city\n    region\n    logoPath\n    rating {\n      average\n      count\n    }\n  }\n": typeof types.SellerBlock_ShopFragmentDoc,
    "\n  fragment ShopHeader_shop on Shop {\n    businessName\n    isVerified\n    description\n    bannerPath\n    logoPath\n    city\n    region\n    memberSince\n    rating {\n      average\n      count\n    }\n  }\n": typeof types.ShopHeader_ShopFragmentDoc,
};
const documents: Documents = {
    "\n  fragment AccountsInbox_update on InboxUpdate {\n    __typename\n    ... on SessionStarted {\n      device\n      at\n    }\n  }\n": types.AccountsInbox_UpdateFragmentDoc,
    "\n  mutation LogIn($input: LogInInput!) {\n    logIn(input: $input) {\n      __typename\n      ... on LoggedIn {\n        me {\n          id\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          field\n          messages\n        }\n      }\n    }\n  }\n": types.LogInDocument,
    "\n  mutation LogOut {\n    logOut {\n      ok\n    }\n  }\n": types.LogOutDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on LoggedIn {\n        me {\n          id\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          field\n          messages\n        }\n      }\n    }\n  }\n": types.SignUpDocument,
    "\n  query Viewer {\n    inboxSeq\n    me {\n      id\n      fullName\n      email\n      isSeller\n      isAdmin\n      shop {\n        id\n        businessName\n        businessSlug\n      }\n    }\n  }\n": types.ViewerDocument,
    "\n  subscription Inbox($after: Int) {\n    inbox(after: $after) {\n      __typename\n      ... on InboxReset {\n        seq\n      }\n      ... on InboxEvent {\n        seq\n      }\n      ...AccountsInbox_update\n      ...OrdersInbox_update\n      ...ChatInbox_update\n      ...NotificationsInbox_update\n    }\n  }\n": types.InboxDocument,
    "\n  fragment CategoryPicker_category on Category {\n    id\n    name\n    slug\n  }\n": types.CategoryPicker_CategoryFragmentDoc,
    "\n  fragment FeaturedCarousel_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n": types.FeaturedCarousel_ProductsFragmentDoc,
    "\n  fragment HomeHero_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...HighlightPanel_product\n      }\n    }\n  }\n": types.HomeHero_ProductsFragmentDoc,
    "\n  fragment HighlightPanel_product on Product {\n    id\n    primaryImage {\n      id\n      path\n      color\n    }\n  }\n": types.HighlightPanel_ProductFragmentDoc,
    "\n  fragment SearchBanner_category on Category {\n    id\n    name\n    slug\n    icon\n    ...CategoryPicker_category\n  }\n": types.SearchBanner_CategoryFragmentDoc,
    "\n  fragment EndlessProducts_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    ...ProductGrid_products\n  }\n": types.EndlessProducts_ProductsFragmentDoc,
    "\n  fragment FilterFields_category on Category {\n    id\n    name\n    slug\n    children {\n      id\n      name\n      slug\n    }\n  }\n": types.FilterFields_CategoryFragmentDoc,
    "\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    discountPercentage\n    inStock\n    stockQuantity\n    version\n    price { amount currency }\n    compareAtPrice { amount currency }\n    category { id name }\n    primaryImage { id path color }\n    seller { businessSlug businessName isVerified }\n  }\n": types.ProductCard_ProductFragmentDoc,
    "\n  fragment ProductGrid_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n": types.ProductGrid_ProductsFragmentDoc,
    "\n  fragment SearchHeading_products on ProductConnection {\n    corrected\n    totalCount\n  }\n": types.SearchHeading_ProductsFragmentDoc,
    "\n  fragment SearchHeading_category on Category {\n    id\n    name\n    slug\n    children {\n      id\n      name\n      slug\n    }\n  }\n": types.SearchHeading_CategoryFragmentDoc,
    "\n  fragment SearchResults_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n      }\n    }\n    ...ProductGrid_products\n  }\n": types.SearchResults_ProductsFragmentDoc,
    "\n  fragment ProductEvent_state on ProductState {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n": types.ProductEvent_StateFragmentDoc,
    "\n  fragment ApplyProductEvent_version on Product {\n    id\n    version\n  }\n": types.ApplyProductEvent_VersionFragmentDoc,
    "\n  fragment ApplyProductEvent_product on Product {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n": types.ApplyProductEvent_ProductFragmentDoc,
    "\n  fragment BuyingBox_product on Product {\n    id\n    stockQuantity\n    isActive\n    price {\n      amount\n    }\n    ...PriceBlock_product\n  }\n": types.BuyingBox_ProductFragmentDoc,
    "\n  fragment Gallery_product on Product {\n    name\n    primaryImage {\n      id\n    }\n    images {\n      id\n      path\n      altText\n      color\n    }\n  }\n": types.Gallery_ProductFragmentDoc,
    "\n  fragment LiveAnnouncement_product on Product {\n    price {\n      amount\n    }\n    stockQuantity\n    isActive\n    version\n  }\n": types.LiveAnnouncement_ProductFragmentDoc,
    "\n  fragment PhonePriceBar_product on Product {\n    stockQuantity\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n  }\n": types.PhonePriceBar_ProductFragmentDoc,
    "\n  fragment PriceBlock_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    discountPercentage\n  }\n": types.PriceBlock_ProductFragmentDoc,
    "\n  fragment SpecificationList_product on Product {\n    specifications {\n      key\n      value\n    }\n  }\n": types.SpecificationList_ProductFragmentDoc,
    "\n  fragment RelatedProducts_product on Product {\n    related {\n      id\n      ...RelatedCard_product\n    }\n  }\n": types.RelatedProducts_ProductFragmentDoc,
    "\n  fragment RelatedCard_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    ...ProductCard_product\n  }\n": types.RelatedCard_ProductFragmentDoc,
    "\n  subscription ProductChanged($id: ID!) {\n    productChanged(id: $id) {\n      ...ProductEvent_state\n    }\n  }\n": types.ProductChangedDocument,
    "\n  mutation RecordProductView($slug: String!) {\n    recordProductView(slug: $slug)\n  }\n": types.RecordProductViewDocument,
    "\n  query HeaderSearch {\n    categories {\n      id\n      ...CategoryPicker_category\n    }\n  }\n": types.HeaderSearchDocument,
    "\n  query Suggestions($query: String!) {\n    suggestions(query: $query) {\n      products { name slug }\n      categories { name slug }\n      shops { businessName businessSlug }\n    }\n  }\n": types.SuggestionsDocument,
    "\n  fragment ConversationEvent_conversation on Conversation {\n    id\n    viewerIs\n    shop {\n      id\n      name\n      slug\n      logoPath\n      isVerified\n    }\n    buyerName\n    partner {\n      id\n      name\n      picturePath\n    }\n    productName\n    lastMessage {\n      ...MessageBubble_message\n    }\n    lastNumber\n    readNumber\n    partnerReadNumber\n    unreadCount\n    isArchived\n    isBlocked\n    canSend\n    version\n    createdAt\n    updatedAt\n  }\n": types.ConversationEvent_ConversationFragmentDoc,
    "\n  fragment ApplyConversationEvent_version on Conversation {\n    id\n    version\n  }\n": types.ApplyConversationEvent_VersionFragmentDoc,
    "\n  mutation ArchiveConversation($id: ID!, $archived: Boolean!) {\n    result: archiveConversation(id: $id, archived: $archived) {\n      __typename\n      ... on Conversation {\n        ...ConversationEvent_conversation\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n": types.ArchiveConversationDocument,
    "\n  mutation BlockPartner($id: ID!, $blocked: Boolean!) {\n    result: blockPartner(conversationId: $id, blocked: $blocked) {\n      __typename\n      ... on Conversation {\n        ...ConversationEvent_conversation\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n": types.BlockPartnerDocument,
    "\n  query ChatSettings {\n    chatSettings {\n      showsTyping\n      showsPresence\n    }\n  }\n": types.ChatSettingsDocument,
    "\n  mutation ChangeChatSettings($showsTyping: Boolean, $showsPresence: Boolean) {\n    changeChatSettings(showsTyping: $showsTyping, showsPresence: $showsPresence) {\n      __typename\n      ... on ChatSettings {\n        showsTyping\n        showsPresence\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n": types.ChangeChatSettingsDocument,
    "\n  fragment ConversationList_connection on ConversationConnection {\n    edges {\n      node {\n        id\n        isArchived\n        version\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": types.ConversationList_ConnectionFragmentDoc,
    "\n  fragment ConversationRow_conversation on Conversation {\n    id\n    viewerIs\n    partner {\n      id\n      name\n      picturePath\n    }\n    shop {\n      id\n      isVerified\n    }\n    productName\n    unreadCount\n    createdAt\n    lastMessage {\n      id\n      sender\n      content\n      picture {\n        id\n      }\n      orderStep {\n        orderId\n        state\n      }\n      createdAt\n    }\n  }\n": types.ConversationRow_ConversationFragmentDoc,
    "\n  query Conversations($first: Int!, $after: String, $search: String, $archived: Boolean!) {\n    conversations(first: $first, after: $after, search: $search, archived: $archived) {\n      ...ConversationList_connection\n    }\n  }\n": types.ConversationsDocument,
    "\n  fragment KeepNewer_conversation on Conversation {\n    id\n    lastMessage {\n      ...MessageBubble_message\n    }\n    lastNumber\n    readNumber\n    partnerReadNumber\n    unreadCount\n    isArchived\n    isBlocked\n    canSend\n    version\n    updatedAt\n  }\n": types.KeepNewer_ConversationFragmentDoc,
    "\n  query UnreadMessages {\n    unreadCounts {\n      messages\n    }\n  }\n": types.UnreadMessagesDocument,
    "\n  fragment ChatInbox_update on InboxUpdate {\n    __typename\n    ... on MessageAdded {\n      message {\n        ...MessageBubble_message\n      }\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      unread {\n        messages\n      }\n    }\n    ... on MessagesRead {\n      conversationId\n      reader\n      upTo\n      readAt\n      unreadCount\n      version\n      unread {\n        messages\n      }\n    }\n    ... on ConversationChanged {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      unread {\n        messages\n      }\n    }\n  }\n": types.ChatInbox_UpdateFragmentDoc,
    "\n  fragment ApplyReadEvent_conversation on Conversation {\n    id\n    viewerIs\n    readNumber\n    partnerReadNumber\n    unreadCount\n    version\n  }\n": types.ApplyReadEvent_ConversationFragmentDoc,
    "\n  fragment ConversationHeader_conversation on Conversation {\n    id\n    viewerIs\n    isBlocked\n    partner {\n      id\n      name\n      picturePath\n    }\n    shop {\n      id\n      slug\n      isVerified\n    }\n    ...ConversationMenu_conversation\n  }\n": types.ConversationHeader_ConversationFragmentDoc,
    "\n  fragment ConversationMenu_conversation on Conversation {\n    id\n    viewerIs\n    isArchived\n    isBlocked\n    partner {\n      id\n      name\n    }\n    shop {\n      id\n      slug\n    }\n  }\n": types.ConversationMenu_ConversationFragmentDoc,
    "\n  fragment UseLatestOrder_conversation on Conversation {\n    id\n    messages {\n      items {\n        id\n        orderStep {\n          orderId\n        }\n      }\n    }\n  }\n": types.UseLatestOrder_ConversationFragmentDoc,
    "\n  query ConversationPane($id: ID!) {\n    conversation(id: $id) {\n      id\n      isBlocked\n      canSend\n      lastNumber\n      partner {\n        id\n        name\n      }\n      viewerIs\n      version\n      ...MessageStream_conversation\n    }\n  }\n": types.ConversationPaneDocument,
    "\n  fragment MessageStream_conversation on Conversation {\n    id\n    viewerIs\n    lastNumber\n    version\n    readNumber\n    partnerReadNumber\n    partner {\n      id\n      name\n    }\n    messages {\n      items {\n        id\n        number\n        ...MessageBubble_message\n      }\n      hasEarlier\n      hasLater\n    }\n  }\n": types.MessageStream_ConversationFragmentDoc,
    "\n  fragment PinnedProduct_product on Product {\n    id\n    slug\n    name\n    version\n    stockQuantity\n    isActive\n    price {\n      amount\n      currency\n    }\n    compareAtPrice {\n      amount\n      currency\n    }\n    primaryImage {\n      id\n      path\n      color\n    }\n  }\n": types.PinnedProduct_ProductFragmentDoc,
    "\n  fragment PinnedProduct_conversation on Conversation {\n    id\n    productName\n    product {\n      ...PinnedProduct_product\n    }\n  }\n": types.PinnedProduct_ConversationFragmentDoc,
    "\n  fragment MessageBubble_message on Message {\n    id\n    conversationId\n    number\n    clientId\n    sender\n    content\n    picture {\n      id\n      url\n      width\n      height\n      color\n    }\n    orderStep {\n      orderId\n      state\n      reason\n    }\n    isRead\n    readAt\n    createdAt\n  }\n": types.MessageBubble_MessageFragmentDoc,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      __typename\n      ... on MessageSent {\n        sent: message {\n          ...MessageBubble_message\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n        retryAfter\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n": types.SendMessageDocument,
    "\n  query MessagePage($id: ID!, $before: Int, $after: Int, $first: Int) {\n    conversation(id: $id) {\n      id\n      messages(before: $before, after: $after, first: $first) {\n        items {\n          id\n          number\n          ...MessageBubble_message\n        }\n        hasEarlier\n        hasLater\n      }\n    }\n  }\n": types.MessagePageDocument,
    "\n  mutation MarkMessagesRead($conversationId: ID!, $upTo: Int!) {\n    markMessagesRead(conversationId: $conversationId, upTo: $upTo) {\n      __typename\n      ... on Conversation {\n        ...ConversationEvent_conversation\n      }\n    }\n  }\n": types.MarkMessagesReadDocument,
    "\n  subscription Presence($userId: ID!) {\n    presence(userId: $userId) {\n      userId\n      isOnline\n      lastSeenAt\n    }\n  }\n": types.PresenceDocument,
    "\n  subscription Typing($conversationId: ID!) {\n    typing(conversationId: $conversationId) {\n      conversationId\n      side\n      isTyping\n    }\n  }\n": types.TypingDocument,
    "\n  mutation SetTyping($conversationId: ID!, $typing: Boolean!) {\n    setTyping(conversationId: $conversationId, typing: $typing)\n  }\n": types.SetTypingDocument,
    "\n  mutation ReportConversation($id: ID!, $reason: String!, $details: String!) {\n    reportConversation(id: $id, reason: $reason, details: $details) {\n      __typename\n      ... on ConversationReported {\n        message\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n": types.ReportConversationDocument,
    "\n  query ProductConversation($slug: String!) {\n    product(slug: $slug) {\n      id\n      conversationId\n    }\n  }\n": types.ProductConversationDocument,
    "\n  query OrderConversation($id: ID!) {\n    order(id: $id) {\n      id\n      conversationId\n    }\n  }\n": types.OrderConversationDocument,
    "\n  mutation StartConversation($input: StartConversationInput!) {\n    startConversation(input: $input) {\n      __typename\n      ... on ConversationStarted {\n        conversation {\n          ...ConversationEvent_conversation\n        }\n        sent: message {\n          ...MessageBubble_message\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n": types.StartConversationDocument,
    "\n  query Activities {\n    activities {\n      id\n      type\n      title\n      description\n      link\n      time\n      source\n    }\n  }\n": types.ActivitiesDocument,
    "\n  fragment NotificationEvent_notification on Notification {\n    id\n    kind\n    source\n    title\n    text\n    link\n    number\n    isRead\n    createdAt\n  }\n": types.NotificationEvent_NotificationFragmentDoc,
    "\n  fragment WriteActivity_activity on Activity {\n    id\n    type\n    title\n    description\n    link\n    time\n    source\n  }\n": types.WriteActivity_ActivityFragmentDoc,
    "\n  fragment NotificationsInbox_update on InboxUpdate {\n    __typename\n    ... on NotificationAdded {\n      notification {\n        ...NotificationEvent_notification\n      }\n      isNew\n      unread {\n        notifications\n      }\n    }\n    ... on NotificationsRead {\n      notificationId\n      unread {\n        notifications\n      }\n    }\n  }\n": types.NotificationsInbox_UpdateFragmentDoc,
    "\n  fragment NotificationList_page on NotificationPage {\n    totalCount\n    items {\n      id\n      ...NotificationRow_notification\n    }\n  }\n": types.NotificationList_PageFragmentDoc,
    "\n  fragment NotificationRow_notification on Notification {\n    id\n    kind\n    title\n    text\n    link\n    number\n    isRead\n    createdAt\n  }\n": types.NotificationRow_NotificationFragmentDoc,
    "\n  query UnreadCounts {\n    unreadCounts {\n      notifications\n    }\n  }\n": types.UnreadCountsDocument,
    "\n  mutation MarkNotificationsRead($id: ID) {\n    markNotificationsRead(id: $id) {\n      __typename\n      ... on NotificationsMarkedRead {\n        unread {\n          notifications\n        }\n      }\n      ... on RefusedError {\n        message\n      }\n      ... on ValidationError {\n        message\n      }\n    }\n  }\n": types.MarkNotificationsReadDocument,
    "\n  mutation AddToCart($input: AddToCartInput!) {\n    result: addToCart(input: $input) {\n      ...CartResult_result\n    }\n  }\n": types.AddToCartDocument,
    "\n  fragment CartEvent_changed on CartChanged {\n    itemCount\n    version\n  }\n": types.CartEvent_ChangedFragmentDoc,
    "\n  fragment Cart_cart on Cart {\n    itemCount\n    version\n    total { amount }\n    items {\n      id\n      productId\n      productSlug\n      productName\n      productImage\n      productPrice { amount }\n      priceWhenAdded { amount }\n      productVersion\n      sellerName\n      sellerSlug\n      quantity\n      stockQuantity\n      inStock\n      isAvailable\n      lineTotal { amount }\n    }\n  }\n": types.Cart_CartFragmentDoc,
    "\n  query Cart {\n    cart {\n      ...Cart_cart\n    }\n  }\n": types.CartDocument,
    "\n  query CartCount {\n    cart {\n      itemCount\n      version\n    }\n  }\n": types.CartCountDocument,
    "\n  fragment CartResult_result on CartResult {\n    __typename\n    ... on Cart {\n      ...Cart_cart\n    }\n    ... on RefusedError {\n      code\n      message\n    }\n    ... on ValidationError {\n      message\n      fields {\n        field\n        messages\n      }\n    }\n  }\n": types.CartResult_ResultFragmentDoc,
    "\n  mutation UpdateCartItem($input: UpdateCartItemInput!) {\n    result: updateCartItem(input: $input) {\n      ...CartResult_result\n    }\n  }\n": types.UpdateCartItemDocument,
    "\n  mutation RemoveFromCart($input: RemoveFromCartInput!) {\n    result: removeFromCart(input: $input) {\n      ...CartResult_result\n    }\n  }\n": types.RemoveFromCartDocument,
    "\n  mutation ClearCart {\n    result: clearCart {\n      ...CartResult_result\n    }\n  }\n": types.ClearCartDocument,
    "\n  query CheckoutKnown {\n    me {\n      id\n      fullName\n      telephoneNumber\n    }\n    myOrders(page: 1) {\n      items {\n        id\n        shippingFullName\n        shippingPhone\n        shippingAddress\n        shippingCity\n        shippingRegion\n        shippingLandmark\n      }\n    }\n  }\n": types.CheckoutKnownDocument,
    "\n  fragment PlacingResult_result on PlaceOrdersResult {\n    __typename\n    ... on OrdersPlaced {\n      orders {\n        id\n        ...PlacedOrder_order\n      }\n    }\n    ... on TotalChangedError {\n      message\n      total { amount }\n    }\n    ... on RefusedError {\n      code\n      message\n    }\n    ... on ValidationError {\n      message\n      fields {\n        field\n        messages\n      }\n    }\n  }\n": types.PlacingResult_ResultFragmentDoc,
    "\n  mutation PlaceOrders($input: PlaceOrdersInput!, $idempotencyKey: String!) {\n    result: placeOrders(input: $input, idempotencyKey: $idempotencyKey) {\n      ...PlacingResult_result\n    }\n  }\n": types.PlaceOrdersDocument,
    "\n  mutation BuyNow($input: BuyNowInput!, $idempotencyKey: String!) {\n    result: buyNow(input: $input, idempotencyKey: $idempotencyKey) {\n      ...PlacingResult_result\n    }\n  }\n": types.BuyNowDocument,
    "\n  fragment PlacedOrder_order on Order {\n    id\n    createdAt\n    expiresAt\n    itemCount\n    sellerName\n    sellerSlug\n    total { amount }\n    items {\n      id\n      productName\n      quantity\n      total { amount }\n    }\n  }\n": types.PlacedOrder_OrderFragmentDoc,
    "\n  mutation SettleAttempt($key: String!) {\n    result: settleOrderAttempt(idempotencyKey: $key) {\n      __typename\n      ... on OrderAttempt {\n        orders {\n          id\n          ...PlacedOrder_order\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n      }\n    }\n  }\n": types.SettleAttemptDocument,
    "\n  fragment OrdersInbox_update on InboxUpdate {\n    __typename\n    ... on CartChanged {\n      ...CartEvent_changed\n    }\n    ... on OrderPlaced {\n      order {\n        ...OrderEvent_order\n      }\n    }\n    ... on OrderChanged {\n      order {\n        ...OrderEvent_order\n      }\n    }\n  }\n": types.OrdersInbox_UpdateFragmentDoc,
    "\n  fragment OrderEvent_order on Order {\n    id\n    state\n    createdAt\n    updatedAt\n    expiresAt\n    version\n    total { amount currency }\n    shippingFee { amount currency }\n    tax { amount currency }\n    itemCount\n    buyerEmail\n    buyerName\n    sellerName\n    sellerSlug\n    shippingFullName\n    shippingPhone\n    shippingAddress\n    shippingCity\n    shippingRegion\n    shippingNotes\n    shippingLandmark\n    paidAt\n    paymentMethod\n    viewerIs\n    allowedActions\n    items {\n      id\n      productId\n      productSlug\n      productName\n      productImage\n      sellerName\n      quantity\n      price { amount currency }\n      total { amount currency }\n    }\n    steps {\n      state\n      at\n      by\n      reason\n    }\n  }\n": types.OrderEvent_OrderFragmentDoc,
    "\n  fragment ApplyOrderEvent_version on Order {\n    id\n    version\n  }\n": types.ApplyOrderEvent_VersionFragmentDoc,
    "\n  fragment OrderActions_order on Order {\n    id\n    version\n    viewerIs\n    allowedActions\n  }\n": types.OrderActions_OrderFragmentDoc,
    "\n  query OrderById($id: ID!) {\n    order(id: $id) {\n      id\n      viewerIs\n      buyerName\n      sellerName\n      ...OrderEvent_order\n      ...OrderDetail_order\n    }\n  }\n": types.OrderByIdDocument,
    "\n  fragment OrderCard_order on Order {\n    id\n    state\n    createdAt\n    itemCount\n    total { amount currency }\n    paidAt\n    viewerIs\n    buyerEmail\n    sellerName\n    shippingAddress\n    shippingCity\n    shippingRegion\n    items {\n      id\n      ...OrderPictures_item\n    }\n  }\n": types.OrderCard_OrderFragmentDoc,
    "\n  fragment OrderPictures_item on OrderItem {\n    id\n    productName\n    productImage\n  }\n": types.OrderPictures_ItemFragmentDoc,
    "\n  fragment OrderDetail_order on Order {\n    id\n    state\n    createdAt\n    paidAt\n    ...OrderFacts_order\n    ...OrderPeople_order\n    ...OrderTimeline_order\n    ...OrderActions_order\n  }\n": types.OrderDetail_OrderFragmentDoc,
    "\n  fragment OrderFacts_order on Order {\n    id\n    total { amount currency }\n    paidAt\n    paymentMethod\n    items {\n      id\n      productSlug\n      productName\n      productImage\n      quantity\n      price { amount currency }\n      total { amount currency }\n    }\n  }\n": types.OrderFacts_OrderFragmentDoc,
    "\n  fragment OrderList_page on OrderPage {\n    totalCount\n    items {\n      id\n      ...OrderCard_order\n    }\n  }\n": types.OrderList_PageFragmentDoc,
    "\n  query MyOrders($page: Int!) {\n    myOrders(page: $page) {\n      page\n      ...OrderList_page\n    }\n  }\n": types.MyOrdersDocument,
    "\n  query ShopOrders($page: Int!) {\n    shopOrders(page: $page) {\n      page\n      ...OrderList_page\n    }\n  }\n": types.ShopOrdersDocument,
    "\n  fragment OrderPeople_order on Order {\n    id\n    viewerIs\n    buyerName\n    buyerEmail\n    sellerName\n    shippingFullName\n    shippingPhone\n    shippingAddress\n    shippingCity\n    shippingRegion\n    shippingNotes\n    shippingLandmark\n  }\n": types.OrderPeople_OrderFragmentDoc,
    "\n  fragment OrderTimeline_order on Order {\n    state\n    expiresAt\n    viewerIs\n    steps {\n      state\n      at\n      by\n      reason\n    }\n  }\n": types.OrderTimeline_OrderFragmentDoc,
    "\n  mutation ChangeOrder($id: ID!, $input: ChangeOrderInput!, $key: String!) {\n    changeOrder(id: $id, input: $input, idempotencyKey: $key) {\n      __typename\n      ... on Order {\n        ...OrderEvent_order\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n": types.ChangeOrderDocument,
    "\n  query LatestOrders {\n    shopOrders(page: 1) {\n      page\n      totalCount\n      items {\n        id\n        ...OrderCard_order\n      }\n    }\n  }\n": types.LatestOrdersDocument,
    "\n  query ShopNumbers {\n    dashboardMetrics {\n      pendingOrders\n      activeProducts\n      lowStock\n      outOfStock\n      months {\n        month\n        orders\n        revenue { amount currency }\n      }\n    }\n  }\n": types.ShopNumbersDocument,
    "\n  fragment ProductReviews_product on Product {\n    slug\n    rating {\n      average\n      count\n    }\n    reviews(page: 1) {\n      totalCount\n      distribution {\n        stars\n        count\n      }\n      items {\n        id\n        ...ReviewItem_review\n      }\n    }\n  }\n": types.ProductReviews_ProductFragmentDoc,
    "\n  fragment RatingLink_product on Product {\n    rating {\n      average\n      count\n    }\n  }\n": types.RatingLink_ProductFragmentDoc,
    "\n  fragment ReviewItem_review on ProductReview {\n    rating\n    title\n    comment\n    reviewerName\n    isVerifiedPurchase\n    createdAt\n  }\n": types.ReviewItem_ReviewFragmentDoc,
    "\n  query ReviewPages($slug: String!, $page: Int!, $rating: Int) {\n    product(slug: $slug) {\n      id\n      reviews(page: $page, rating: $rating) {\n        pageCount\n        items {\n          id\n          ...ReviewItem_review\n        }\n      }\n    }\n  }\n": types.ReviewPagesDocument,
    "\n  query ConversationScreen($id: ID!) {\n    conversation(id: $id) {\n      id\n      version\n      partner {\n        id\n        name\n      }\n      ...ConversationHeader_conversation\n      ...PinnedProduct_conversation\n    }\n  }\n": types.ConversationScreenDocument,
    "\n  query Notifications($source: NotificationSource, $page: Int!) {\n    notifications(source: $source, page: $page) {\n      page\n      ...NotificationList_page\n    }\n  }\n": types.NotificationsDocument,
    "\n  query Home($featured: Int!, $arrivals: Int!, $bargains: Int!, $smallPrice: String!) {\n    categories {\n      id\n      ...SearchBanner_category\n    }\n    featured: products(filter: { featured: true }, first: $featured) {\n      ...HomeHero_products\n      ...FeaturedCarousel_products\n    }\n    bargains: products(filter: { maxPrice: $smallPrice, inStock: true }, orderBy: BEST_SELLING, first: $bargains) {\n      ...HomeHero_products\n    }\n    arrivals: products(orderBy: NEWEST, first: $arrivals) {\n      ...ProductGrid_products\n    }\n  }\n": types.HomeDocument,
    "\n  query ProductScreen($slug: String!) {\n    product(slug: $slug) {\n      id\n      slug\n      name\n      description\n      sku\n      metaTitle\n      metaDescription\n      inStock\n      price {\n        amount\n      }\n      rating {\n        average\n        count\n      }\n      primaryImage {\n        id\n        path\n      }\n      images {\n        id\n        path\n      }\n      category {\n        id\n        path {\n          name\n          slug\n        }\n      }\n      seller {\n        id\n        businessName\n        businessSlug\n        ...SellerBlock_shop\n      }\n      ...Gallery_product\n      ...BuyingBox_product\n      ...PhonePriceBar_product\n      ...SpecificationList_product\n      ...RelatedProducts_product\n      ...ProductReviews_product\n      ...RatingLink_product\n      ...LiveAnnouncement_product\n    }\n  }\n": types.ProductScreenDocument,
    "\n  query Products($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int, $after: String) {\n    categories {\n      id\n      ...FilterFields_category\n    }\n    products(filter: $filter, orderBy: $orderBy, page: $page, after: $after) {\n      totalCount\n      edges {\n        node {\n          id\n        }\n      }\n      ...EndlessProducts_products\n    }\n  }\n": types.ProductsDocument,
    "\n  query Search($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int!, $first: Int!) {\n    categories {\n      id\n      ...FilterFields_category\n      ...SearchHeading_category\n    }\n    products(filter: $filter, orderBy: $orderBy, page: $page, first: $first) {\n      ...SearchHeading_products\n      ...SearchResults_products\n    }\n  }\n": types.SearchDocument,
    "\n  query ShopScreen($slug: String!, $first: Int!, $page: Int, $after: String) {\n    shop(slug: $slug) {\n      id\n      businessName\n      businessSlug\n      description\n      bannerPath\n      logoPath\n      city\n      region\n      productCount\n      rating {\n        average\n        count\n      }\n      ...ShopHeader_shop\n    }\n    products(filter: { shop: $slug }, orderBy: NEWEST, first: $first, page: $page, after: $after) {\n      totalCount\n      edges {\n        node {\n          id\n        }\n      }\n      ...EndlessProducts_products\n    }\n  }\n": types.ShopScreenDocument,
    "\n  fragment SellerBlock_shop on Shop {\n    businessName\n    businessSlug\n    isVerified\n    city\n    region\n    logoPath\n    rating {\n      average\n      count\n    }\n  }\n": types.SellerBlock_ShopFragmentDoc,
    "\n  fragment ShopHeader_shop on Shop {\n    businessName\n    isVerified\n    description\n    bannerPath\n    logoPath\n    city\n    region\n    memberSince\n    rating {\n      average\n      count\n    }\n  }\n": types.ShopHeader_ShopFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AccountsInbox_update on InboxUpdate {\n    __typename\n    ... on SessionStarted {\n      device\n      at\n    }\n  }\n"): (typeof documents)["\n  fragment AccountsInbox_update on InboxUpdate {\n    __typename\n    ... on SessionStarted {\n      device\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogIn($input: LogInInput!) {\n    logIn(input: $input) {\n      __typename\n      ... on LoggedIn {\n        me {\n          id\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          field\n          messages\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LogIn($input: LogInInput!) {\n    logIn(input: $input) {\n      __typename\n      ... on LoggedIn {\n        me {\n          id\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          field\n          messages\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogOut {\n    logOut {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation LogOut {\n    logOut {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on LoggedIn {\n        me {\n          id\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          field\n          messages\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on LoggedIn {\n        me {\n          id\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          field\n          messages\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    inboxSeq\n    me {\n      id\n      fullName\n      email\n      isSeller\n      isAdmin\n      shop {\n        id\n        businessName\n        businessSlug\n      }\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    inboxSeq\n    me {\n      id\n      fullName\n      email\n      isSeller\n      isAdmin\n      shop {\n        id\n        businessName\n        businessSlug\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Inbox($after: Int) {\n    inbox(after: $after) {\n      __typename\n      ... on InboxReset {\n        seq\n      }\n      ... on InboxEvent {\n        seq\n      }\n      ...AccountsInbox_update\n      ...OrdersInbox_update\n      ...ChatInbox_update\n      ...NotificationsInbox_update\n    }\n  }\n"): (typeof documents)["\n  subscription Inbox($after: Int) {\n    inbox(after: $after) {\n      __typename\n      ... on InboxReset {\n        seq\n      }\n      ... on InboxEvent {\n        seq\n      }\n      ...AccountsInbox_update\n      ...OrdersInbox_update\n      ...ChatInbox_update\n      ...NotificationsInbox_update\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryPicker_category on Category {\n    id\n    name\n    slug\n  }\n"): (typeof documents)["\n  fragment CategoryPicker_category on Category {\n    id\n    name\n    slug\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeaturedCarousel_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment FeaturedCarousel_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeHero_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...HighlightPanel_product\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment HomeHero_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...HighlightPanel_product\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HighlightPanel_product on Product {\n    id\n    primaryImage {\n      id\n      path\n      color\n    }\n  }\n"): (typeof documents)["\n  fragment HighlightPanel_product on Product {\n    id\n    primaryImage {\n      id\n      path\n      color\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SearchBanner_category on Category {\n    id\n    name\n    slug\n    icon\n    ...CategoryPicker_category\n  }\n"): (typeof documents)["\n  fragment SearchBanner_category on Category {\n    id\n    name\n    slug\n    icon\n    ...CategoryPicker_category\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EndlessProducts_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    ...ProductGrid_products\n  }\n"): (typeof documents)["\n  fragment EndlessProducts_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    ...ProductGrid_products\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FilterFields_category on Category {\n    id\n    name\n    slug\n    children {\n      id\n      name\n      slug\n    }\n  }\n"): (typeof documents)["\n  fragment FilterFields_category on Category {\n    id\n    name\n    slug\n    children {\n      id\n      name\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    discountPercentage\n    inStock\n    stockQuantity\n    version\n    price { amount currency }\n    compareAtPrice { amount currency }\n    category { id name }\n    primaryImage { id path color }\n    seller { businessSlug businessName isVerified }\n  }\n"): (typeof documents)["\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    discountPercentage\n    inStock\n    stockQuantity\n    version\n    price { amount currency }\n    compareAtPrice { amount currency }\n    category { id name }\n    primaryImage { id path color }\n    seller { businessSlug businessName isVerified }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductGrid_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ProductGrid_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SearchHeading_products on ProductConnection {\n    corrected\n    totalCount\n  }\n"): (typeof documents)["\n  fragment SearchHeading_products on ProductConnection {\n    corrected\n    totalCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SearchHeading_category on Category {\n    id\n    name\n    slug\n    children {\n      id\n      name\n      slug\n    }\n  }\n"): (typeof documents)["\n  fragment SearchHeading_category on Category {\n    id\n    name\n    slug\n    children {\n      id\n      name\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SearchResults_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n      }\n    }\n    ...ProductGrid_products\n  }\n"): (typeof documents)["\n  fragment SearchResults_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n      }\n    }\n    ...ProductGrid_products\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductEvent_state on ProductState {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n"): (typeof documents)["\n  fragment ProductEvent_state on ProductState {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplyProductEvent_version on Product {\n    id\n    version\n  }\n"): (typeof documents)["\n  fragment ApplyProductEvent_version on Product {\n    id\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplyProductEvent_product on Product {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n"): (typeof documents)["\n  fragment ApplyProductEvent_product on Product {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BuyingBox_product on Product {\n    id\n    stockQuantity\n    isActive\n    price {\n      amount\n    }\n    ...PriceBlock_product\n  }\n"): (typeof documents)["\n  fragment BuyingBox_product on Product {\n    id\n    stockQuantity\n    isActive\n    price {\n      amount\n    }\n    ...PriceBlock_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Gallery_product on Product {\n    name\n    primaryImage {\n      id\n    }\n    images {\n      id\n      path\n      altText\n      color\n    }\n  }\n"): (typeof documents)["\n  fragment Gallery_product on Product {\n    name\n    primaryImage {\n      id\n    }\n    images {\n      id\n      path\n      altText\n      color\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LiveAnnouncement_product on Product {\n    price {\n      amount\n    }\n    stockQuantity\n    isActive\n    version\n  }\n"): (typeof documents)["\n  fragment LiveAnnouncement_product on Product {\n    price {\n      amount\n    }\n    stockQuantity\n    isActive\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PhonePriceBar_product on Product {\n    stockQuantity\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment PhonePriceBar_product on Product {\n    stockQuantity\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceBlock_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    discountPercentage\n  }\n"): (typeof documents)["\n  fragment PriceBlock_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    discountPercentage\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SpecificationList_product on Product {\n    specifications {\n      key\n      value\n    }\n  }\n"): (typeof documents)["\n  fragment SpecificationList_product on Product {\n    specifications {\n      key\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RelatedProducts_product on Product {\n    related {\n      id\n      ...RelatedCard_product\n    }\n  }\n"): (typeof documents)["\n  fragment RelatedProducts_product on Product {\n    related {\n      id\n      ...RelatedCard_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RelatedCard_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    ...ProductCard_product\n  }\n"): (typeof documents)["\n  fragment RelatedCard_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    ...ProductCard_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ProductChanged($id: ID!) {\n    productChanged(id: $id) {\n      ...ProductEvent_state\n    }\n  }\n"): (typeof documents)["\n  subscription ProductChanged($id: ID!) {\n    productChanged(id: $id) {\n      ...ProductEvent_state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordProductView($slug: String!) {\n    recordProductView(slug: $slug)\n  }\n"): (typeof documents)["\n  mutation RecordProductView($slug: String!) {\n    recordProductView(slug: $slug)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HeaderSearch {\n    categories {\n      id\n      ...CategoryPicker_category\n    }\n  }\n"): (typeof documents)["\n  query HeaderSearch {\n    categories {\n      id\n      ...CategoryPicker_category\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Suggestions($query: String!) {\n    suggestions(query: $query) {\n      products { name slug }\n      categories { name slug }\n      shops { businessName businessSlug }\n    }\n  }\n"): (typeof documents)["\n  query Suggestions($query: String!) {\n    suggestions(query: $query) {\n      products { name slug }\n      categories { name slug }\n      shops { businessName businessSlug }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationEvent_conversation on Conversation {\n    id\n    viewerIs\n    shop {\n      id\n      name\n      slug\n      logoPath\n      isVerified\n    }\n    buyerName\n    partner {\n      id\n      name\n      picturePath\n    }\n    productName\n    lastMessage {\n      ...MessageBubble_message\n    }\n    lastNumber\n    readNumber\n    partnerReadNumber\n    unreadCount\n    isArchived\n    isBlocked\n    canSend\n    version\n    createdAt\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment ConversationEvent_conversation on Conversation {\n    id\n    viewerIs\n    shop {\n      id\n      name\n      slug\n      logoPath\n      isVerified\n    }\n    buyerName\n    partner {\n      id\n      name\n      picturePath\n    }\n    productName\n    lastMessage {\n      ...MessageBubble_message\n    }\n    lastNumber\n    readNumber\n    partnerReadNumber\n    unreadCount\n    isArchived\n    isBlocked\n    canSend\n    version\n    createdAt\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplyConversationEvent_version on Conversation {\n    id\n    version\n  }\n"): (typeof documents)["\n  fragment ApplyConversationEvent_version on Conversation {\n    id\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArchiveConversation($id: ID!, $archived: Boolean!) {\n    result: archiveConversation(id: $id, archived: $archived) {\n      __typename\n      ... on Conversation {\n        ...ConversationEvent_conversation\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ArchiveConversation($id: ID!, $archived: Boolean!) {\n    result: archiveConversation(id: $id, archived: $archived) {\n      __typename\n      ... on Conversation {\n        ...ConversationEvent_conversation\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BlockPartner($id: ID!, $blocked: Boolean!) {\n    result: blockPartner(conversationId: $id, blocked: $blocked) {\n      __typename\n      ... on Conversation {\n        ...ConversationEvent_conversation\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BlockPartner($id: ID!, $blocked: Boolean!) {\n    result: blockPartner(conversationId: $id, blocked: $blocked) {\n      __typename\n      ... on Conversation {\n        ...ConversationEvent_conversation\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatSettings {\n    chatSettings {\n      showsTyping\n      showsPresence\n    }\n  }\n"): (typeof documents)["\n  query ChatSettings {\n    chatSettings {\n      showsTyping\n      showsPresence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeChatSettings($showsTyping: Boolean, $showsPresence: Boolean) {\n    changeChatSettings(showsTyping: $showsTyping, showsPresence: $showsPresence) {\n      __typename\n      ... on ChatSettings {\n        showsTyping\n        showsPresence\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeChatSettings($showsTyping: Boolean, $showsPresence: Boolean) {\n    changeChatSettings(showsTyping: $showsTyping, showsPresence: $showsPresence) {\n      __typename\n      ... on ChatSettings {\n        showsTyping\n        showsPresence\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationList_connection on ConversationConnection {\n    edges {\n      node {\n        id\n        isArchived\n        version\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"): (typeof documents)["\n  fragment ConversationList_connection on ConversationConnection {\n    edges {\n      node {\n        id\n        isArchived\n        version\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationRow_conversation on Conversation {\n    id\n    viewerIs\n    partner {\n      id\n      name\n      picturePath\n    }\n    shop {\n      id\n      isVerified\n    }\n    productName\n    unreadCount\n    createdAt\n    lastMessage {\n      id\n      sender\n      content\n      picture {\n        id\n      }\n      orderStep {\n        orderId\n        state\n      }\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  fragment ConversationRow_conversation on Conversation {\n    id\n    viewerIs\n    partner {\n      id\n      name\n      picturePath\n    }\n    shop {\n      id\n      isVerified\n    }\n    productName\n    unreadCount\n    createdAt\n    lastMessage {\n      id\n      sender\n      content\n      picture {\n        id\n      }\n      orderStep {\n        orderId\n        state\n      }\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Conversations($first: Int!, $after: String, $search: String, $archived: Boolean!) {\n    conversations(first: $first, after: $after, search: $search, archived: $archived) {\n      ...ConversationList_connection\n    }\n  }\n"): (typeof documents)["\n  query Conversations($first: Int!, $after: String, $search: String, $archived: Boolean!) {\n    conversations(first: $first, after: $after, search: $search, archived: $archived) {\n      ...ConversationList_connection\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KeepNewer_conversation on Conversation {\n    id\n    lastMessage {\n      ...MessageBubble_message\n    }\n    lastNumber\n    readNumber\n    partnerReadNumber\n    unreadCount\n    isArchived\n    isBlocked\n    canSend\n    version\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment KeepNewer_conversation on Conversation {\n    id\n    lastMessage {\n      ...MessageBubble_message\n    }\n    lastNumber\n    readNumber\n    partnerReadNumber\n    unreadCount\n    isArchived\n    isBlocked\n    canSend\n    version\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnreadMessages {\n    unreadCounts {\n      messages\n    }\n  }\n"): (typeof documents)["\n  query UnreadMessages {\n    unreadCounts {\n      messages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatInbox_update on InboxUpdate {\n    __typename\n    ... on MessageAdded {\n      message {\n        ...MessageBubble_message\n      }\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      unread {\n        messages\n      }\n    }\n    ... on MessagesRead {\n      conversationId\n      reader\n      upTo\n      readAt\n      unreadCount\n      version\n      unread {\n        messages\n      }\n    }\n    ... on ConversationChanged {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      unread {\n        messages\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ChatInbox_update on InboxUpdate {\n    __typename\n    ... on MessageAdded {\n      message {\n        ...MessageBubble_message\n      }\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      unread {\n        messages\n      }\n    }\n    ... on MessagesRead {\n      conversationId\n      reader\n      upTo\n      readAt\n      unreadCount\n      version\n      unread {\n        messages\n      }\n    }\n    ... on ConversationChanged {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      unread {\n        messages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplyReadEvent_conversation on Conversation {\n    id\n    viewerIs\n    readNumber\n    partnerReadNumber\n    unreadCount\n    version\n  }\n"): (typeof documents)["\n  fragment ApplyReadEvent_conversation on Conversation {\n    id\n    viewerIs\n    readNumber\n    partnerReadNumber\n    unreadCount\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationHeader_conversation on Conversation {\n    id\n    viewerIs\n    isBlocked\n    partner {\n      id\n      name\n      picturePath\n    }\n    shop {\n      id\n      slug\n      isVerified\n    }\n    ...ConversationMenu_conversation\n  }\n"): (typeof documents)["\n  fragment ConversationHeader_conversation on Conversation {\n    id\n    viewerIs\n    isBlocked\n    partner {\n      id\n      name\n      picturePath\n    }\n    shop {\n      id\n      slug\n      isVerified\n    }\n    ...ConversationMenu_conversation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationMenu_conversation on Conversation {\n    id\n    viewerIs\n    isArchived\n    isBlocked\n    partner {\n      id\n      name\n    }\n    shop {\n      id\n      slug\n    }\n  }\n"): (typeof documents)["\n  fragment ConversationMenu_conversation on Conversation {\n    id\n    viewerIs\n    isArchived\n    isBlocked\n    partner {\n      id\n      name\n    }\n    shop {\n      id\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UseLatestOrder_conversation on Conversation {\n    id\n    messages {\n      items {\n        id\n        orderStep {\n          orderId\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment UseLatestOrder_conversation on Conversation {\n    id\n    messages {\n      items {\n        id\n        orderStep {\n          orderId\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConversationPane($id: ID!) {\n    conversation(id: $id) {\n      id\n      isBlocked\n      canSend\n      lastNumber\n      partner {\n        id\n        name\n      }\n      viewerIs\n      version\n      ...MessageStream_conversation\n    }\n  }\n"): (typeof documents)["\n  query ConversationPane($id: ID!) {\n    conversation(id: $id) {\n      id\n      isBlocked\n      canSend\n      lastNumber\n      partner {\n        id\n        name\n      }\n      viewerIs\n      version\n      ...MessageStream_conversation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageStream_conversation on Conversation {\n    id\n    viewerIs\n    lastNumber\n    version\n    readNumber\n    partnerReadNumber\n    partner {\n      id\n      name\n    }\n    messages {\n      items {\n        id\n        number\n        ...MessageBubble_message\n      }\n      hasEarlier\n      hasLater\n    }\n  }\n"): (typeof documents)["\n  fragment MessageStream_conversation on Conversation {\n    id\n    viewerIs\n    lastNumber\n    version\n    readNumber\n    partnerReadNumber\n    partner {\n      id\n      name\n    }\n    messages {\n      items {\n        id\n        number\n        ...MessageBubble_message\n      }\n      hasEarlier\n      hasLater\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PinnedProduct_product on Product {\n    id\n    slug\n    name\n    version\n    stockQuantity\n    isActive\n    price {\n      amount\n      currency\n    }\n    compareAtPrice {\n      amount\n      currency\n    }\n    primaryImage {\n      id\n      path\n      color\n    }\n  }\n"): (typeof documents)["\n  fragment PinnedProduct_product on Product {\n    id\n    slug\n    name\n    version\n    stockQuantity\n    isActive\n    price {\n      amount\n      currency\n    }\n    compareAtPrice {\n      amount\n      currency\n    }\n    primaryImage {\n      id\n      path\n      color\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PinnedProduct_conversation on Conversation {\n    id\n    productName\n    product {\n      ...PinnedProduct_product\n    }\n  }\n"): (typeof documents)["\n  fragment PinnedProduct_conversation on Conversation {\n    id\n    productName\n    product {\n      ...PinnedProduct_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageBubble_message on Message {\n    id\n    conversationId\n    number\n    clientId\n    sender\n    content\n    picture {\n      id\n      url\n      width\n      height\n      color\n    }\n    orderStep {\n      orderId\n      state\n      reason\n    }\n    isRead\n    readAt\n    createdAt\n  }\n"): (typeof documents)["\n  fragment MessageBubble_message on Message {\n    id\n    conversationId\n    number\n    clientId\n    sender\n    content\n    picture {\n      id\n      url\n      width\n      height\n      color\n    }\n    orderStep {\n      orderId\n      state\n      reason\n    }\n    isRead\n    readAt\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      __typename\n      ... on MessageSent {\n        sent: message {\n          ...MessageBubble_message\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n        retryAfter\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      __typename\n      ... on MessageSent {\n        sent: message {\n          ...MessageBubble_message\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n        retryAfter\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MessagePage($id: ID!, $before: Int, $after: Int, $first: Int) {\n    conversation(id: $id) {\n      id\n      messages(before: $before, after: $after, first: $first) {\n        items {\n          id\n          number\n          ...MessageBubble_message\n        }\n        hasEarlier\n        hasLater\n      }\n    }\n  }\n"): (typeof documents)["\n  query MessagePage($id: ID!, $before: Int, $after: Int, $first: Int) {\n    conversation(id: $id) {\n      id\n      messages(before: $before, after: $after, first: $first) {\n        items {\n          id\n          number\n          ...MessageBubble_message\n        }\n        hasEarlier\n        hasLater\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkMessagesRead($conversationId: ID!, $upTo: Int!) {\n    markMessagesRead(conversationId: $conversationId, upTo: $upTo) {\n      __typename\n      ... on Conversation {\n        ...ConversationEvent_conversation\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MarkMessagesRead($conversationId: ID!, $upTo: Int!) {\n    markMessagesRead(conversationId: $conversationId, upTo: $upTo) {\n      __typename\n      ... on Conversation {\n        ...ConversationEvent_conversation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Presence($userId: ID!) {\n    presence(userId: $userId) {\n      userId\n      isOnline\n      lastSeenAt\n    }\n  }\n"): (typeof documents)["\n  subscription Presence($userId: ID!) {\n    presence(userId: $userId) {\n      userId\n      isOnline\n      lastSeenAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Typing($conversationId: ID!) {\n    typing(conversationId: $conversationId) {\n      conversationId\n      side\n      isTyping\n    }\n  }\n"): (typeof documents)["\n  subscription Typing($conversationId: ID!) {\n    typing(conversationId: $conversationId) {\n      conversationId\n      side\n      isTyping\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTyping($conversationId: ID!, $typing: Boolean!) {\n    setTyping(conversationId: $conversationId, typing: $typing)\n  }\n"): (typeof documents)["\n  mutation SetTyping($conversationId: ID!, $typing: Boolean!) {\n    setTyping(conversationId: $conversationId, typing: $typing)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportConversation($id: ID!, $reason: String!, $details: String!) {\n    reportConversation(id: $id, reason: $reason, details: $details) {\n      __typename\n      ... on ConversationReported {\n        message\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReportConversation($id: ID!, $reason: String!, $details: String!) {\n    reportConversation(id: $id, reason: $reason, details: $details) {\n      __typename\n      ... on ConversationReported {\n        message\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductConversation($slug: String!) {\n    product(slug: $slug) {\n      id\n      conversationId\n    }\n  }\n"): (typeof documents)["\n  query ProductConversation($slug: String!) {\n    product(slug: $slug) {\n      id\n      conversationId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderConversation($id: ID!) {\n    order(id: $id) {\n      id\n      conversationId\n    }\n  }\n"): (typeof documents)["\n  query OrderConversation($id: ID!) {\n    order(id: $id) {\n      id\n      conversationId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartConversation($input: StartConversationInput!) {\n    startConversation(input: $input) {\n      __typename\n      ... on ConversationStarted {\n        conversation {\n          ...ConversationEvent_conversation\n        }\n        sent: message {\n          ...MessageBubble_message\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartConversation($input: StartConversationInput!) {\n    startConversation(input: $input) {\n      __typename\n      ... on ConversationStarted {\n        conversation {\n          ...ConversationEvent_conversation\n        }\n        sent: message {\n          ...MessageBubble_message\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Activities {\n    activities {\n      id\n      type\n      title\n      description\n      link\n      time\n      source\n    }\n  }\n"): (typeof documents)["\n  query Activities {\n    activities {\n      id\n      type\n      title\n      description\n      link\n      time\n      source\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationEvent_notification on Notification {\n    id\n    kind\n    source\n    title\n    text\n    link\n    number\n    isRead\n    createdAt\n  }\n"): (typeof documents)["\n  fragment NotificationEvent_notification on Notification {\n    id\n    kind\n    source\n    title\n    text\n    link\n    number\n    isRead\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WriteActivity_activity on Activity {\n    id\n    type\n    title\n    description\n    link\n    time\n    source\n  }\n"): (typeof documents)["\n  fragment WriteActivity_activity on Activity {\n    id\n    type\n    title\n    description\n    link\n    time\n    source\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationsInbox_update on InboxUpdate {\n    __typename\n    ... on NotificationAdded {\n      notification {\n        ...NotificationEvent_notification\n      }\n      isNew\n      unread {\n        notifications\n      }\n    }\n    ... on NotificationsRead {\n      notificationId\n      unread {\n        notifications\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment NotificationsInbox_update on InboxUpdate {\n    __typename\n    ... on NotificationAdded {\n      notification {\n        ...NotificationEvent_notification\n      }\n      isNew\n      unread {\n        notifications\n      }\n    }\n    ... on NotificationsRead {\n      notificationId\n      unread {\n        notifications\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationList_page on NotificationPage {\n    totalCount\n    items {\n      id\n      ...NotificationRow_notification\n    }\n  }\n"): (typeof documents)["\n  fragment NotificationList_page on NotificationPage {\n    totalCount\n    items {\n      id\n      ...NotificationRow_notification\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationRow_notification on Notification {\n    id\n    kind\n    title\n    text\n    link\n    number\n    isRead\n    createdAt\n  }\n"): (typeof documents)["\n  fragment NotificationRow_notification on Notification {\n    id\n    kind\n    title\n    text\n    link\n    number\n    isRead\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnreadCounts {\n    unreadCounts {\n      notifications\n    }\n  }\n"): (typeof documents)["\n  query UnreadCounts {\n    unreadCounts {\n      notifications\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationsRead($id: ID) {\n    markNotificationsRead(id: $id) {\n      __typename\n      ... on NotificationsMarkedRead {\n        unread {\n          notifications\n        }\n      }\n      ... on RefusedError {\n        message\n      }\n      ... on ValidationError {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MarkNotificationsRead($id: ID) {\n    markNotificationsRead(id: $id) {\n      __typename\n      ... on NotificationsMarkedRead {\n        unread {\n          notifications\n        }\n      }\n      ... on RefusedError {\n        message\n      }\n      ... on ValidationError {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToCart($input: AddToCartInput!) {\n    result: addToCart(input: $input) {\n      ...CartResult_result\n    }\n  }\n"): (typeof documents)["\n  mutation AddToCart($input: AddToCartInput!) {\n    result: addToCart(input: $input) {\n      ...CartResult_result\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartEvent_changed on CartChanged {\n    itemCount\n    version\n  }\n"): (typeof documents)["\n  fragment CartEvent_changed on CartChanged {\n    itemCount\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Cart_cart on Cart {\n    itemCount\n    version\n    total { amount }\n    items {\n      id\n      productId\n      productSlug\n      productName\n      productImage\n      productPrice { amount }\n      priceWhenAdded { amount }\n      productVersion\n      sellerName\n      sellerSlug\n      quantity\n      stockQuantity\n      inStock\n      isAvailable\n      lineTotal { amount }\n    }\n  }\n"): (typeof documents)["\n  fragment Cart_cart on Cart {\n    itemCount\n    version\n    total { amount }\n    items {\n      id\n      productId\n      productSlug\n      productName\n      productImage\n      productPrice { amount }\n      priceWhenAdded { amount }\n      productVersion\n      sellerName\n      sellerSlug\n      quantity\n      stockQuantity\n      inStock\n      isAvailable\n      lineTotal { amount }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Cart {\n    cart {\n      ...Cart_cart\n    }\n  }\n"): (typeof documents)["\n  query Cart {\n    cart {\n      ...Cart_cart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartCount {\n    cart {\n      itemCount\n      version\n    }\n  }\n"): (typeof documents)["\n  query CartCount {\n    cart {\n      itemCount\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartResult_result on CartResult {\n    __typename\n    ... on Cart {\n      ...Cart_cart\n    }\n    ... on RefusedError {\n      code\n      message\n    }\n    ... on ValidationError {\n      message\n      fields {\n        field\n        messages\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CartResult_result on CartResult {\n    __typename\n    ... on Cart {\n      ...Cart_cart\n    }\n    ... on RefusedError {\n      code\n      message\n    }\n    ... on ValidationError {\n      message\n      fields {\n        field\n        messages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCartItem($input: UpdateCartItemInput!) {\n    result: updateCartItem(input: $input) {\n      ...CartResult_result\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCartItem($input: UpdateCartItemInput!) {\n    result: updateCartItem(input: $input) {\n      ...CartResult_result\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFromCart($input: RemoveFromCartInput!) {\n    result: removeFromCart(input: $input) {\n      ...CartResult_result\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFromCart($input: RemoveFromCartInput!) {\n    result: removeFromCart(input: $input) {\n      ...CartResult_result\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClearCart {\n    result: clearCart {\n      ...CartResult_result\n    }\n  }\n"): (typeof documents)["\n  mutation ClearCart {\n    result: clearCart {\n      ...CartResult_result\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckoutKnown {\n    me {\n      id\n      fullName\n      telephoneNumber\n    }\n    myOrders(page: 1) {\n      items {\n        id\n        shippingFullName\n        shippingPhone\n        shippingAddress\n        shippingCity\n        shippingRegion\n        shippingLandmark\n      }\n    }\n  }\n"): (typeof documents)["\n  query CheckoutKnown {\n    me {\n      id\n      fullName\n      telephoneNumber\n    }\n    myOrders(page: 1) {\n      items {\n        id\n        shippingFullName\n        shippingPhone\n        shippingAddress\n        shippingCity\n        shippingRegion\n        shippingLandmark\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlacingResult_result on PlaceOrdersResult {\n    __typename\n    ... on OrdersPlaced {\n      orders {\n        id\n        ...PlacedOrder_order\n      }\n    }\n    ... on TotalChangedError {\n      message\n      total { amount }\n    }\n    ... on RefusedError {\n      code\n      message\n    }\n    ... on ValidationError {\n      message\n      fields {\n        field\n        messages\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PlacingResult_result on PlaceOrdersResult {\n    __typename\n    ... on OrdersPlaced {\n      orders {\n        id\n        ...PlacedOrder_order\n      }\n    }\n    ... on TotalChangedError {\n      message\n      total { amount }\n    }\n    ... on RefusedError {\n      code\n      message\n    }\n    ... on ValidationError {\n      message\n      fields {\n        field\n        messages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceOrders($input: PlaceOrdersInput!, $idempotencyKey: String!) {\n    result: placeOrders(input: $input, idempotencyKey: $idempotencyKey) {\n      ...PlacingResult_result\n    }\n  }\n"): (typeof documents)["\n  mutation PlaceOrders($input: PlaceOrdersInput!, $idempotencyKey: String!) {\n    result: placeOrders(input: $input, idempotencyKey: $idempotencyKey) {\n      ...PlacingResult_result\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BuyNow($input: BuyNowInput!, $idempotencyKey: String!) {\n    result: buyNow(input: $input, idempotencyKey: $idempotencyKey) {\n      ...PlacingResult_result\n    }\n  }\n"): (typeof documents)["\n  mutation BuyNow($input: BuyNowInput!, $idempotencyKey: String!) {\n    result: buyNow(input: $input, idempotencyKey: $idempotencyKey) {\n      ...PlacingResult_result\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlacedOrder_order on Order {\n    id\n    createdAt\n    expiresAt\n    itemCount\n    sellerName\n    sellerSlug\n    total { amount }\n    items {\n      id\n      productName\n      quantity\n      total { amount }\n    }\n  }\n"): (typeof documents)["\n  fragment PlacedOrder_order on Order {\n    id\n    createdAt\n    expiresAt\n    itemCount\n    sellerName\n    sellerSlug\n    total { amount }\n    items {\n      id\n      productName\n      quantity\n      total { amount }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SettleAttempt($key: String!) {\n    result: settleOrderAttempt(idempotencyKey: $key) {\n      __typename\n      ... on OrderAttempt {\n        orders {\n          id\n          ...PlacedOrder_order\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SettleAttempt($key: String!) {\n    result: settleOrderAttempt(idempotencyKey: $key) {\n      __typename\n      ... on OrderAttempt {\n        orders {\n          id\n          ...PlacedOrder_order\n        }\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrdersInbox_update on InboxUpdate {\n    __typename\n    ... on CartChanged {\n      ...CartEvent_changed\n    }\n    ... on OrderPlaced {\n      order {\n        ...OrderEvent_order\n      }\n    }\n    ... on OrderChanged {\n      order {\n        ...OrderEvent_order\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment OrdersInbox_update on InboxUpdate {\n    __typename\n    ... on CartChanged {\n      ...CartEvent_changed\n    }\n    ... on OrderPlaced {\n      order {\n        ...OrderEvent_order\n      }\n    }\n    ... on OrderChanged {\n      order {\n        ...OrderEvent_order\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderEvent_order on Order {\n    id\n    state\n    createdAt\n    updatedAt\n    expiresAt\n    version\n    total { amount currency }\n    shippingFee { amount currency }\n    tax { amount currency }\n    itemCount\n    buyerEmail\n    buyerName\n    sellerName\n    sellerSlug\n    shippingFullName\n    shippingPhone\n    shippingAddress\n    shippingCity\n    shippingRegion\n    shippingNotes\n    shippingLandmark\n    paidAt\n    paymentMethod\n    viewerIs\n    allowedActions\n    items {\n      id\n      productId\n      productSlug\n      productName\n      productImage\n      sellerName\n      quantity\n      price { amount currency }\n      total { amount currency }\n    }\n    steps {\n      state\n      at\n      by\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment OrderEvent_order on Order {\n    id\n    state\n    createdAt\n    updatedAt\n    expiresAt\n    version\n    total { amount currency }\n    shippingFee { amount currency }\n    tax { amount currency }\n    itemCount\n    buyerEmail\n    buyerName\n    sellerName\n    sellerSlug\n    shippingFullName\n    shippingPhone\n    shippingAddress\n    shippingCity\n    shippingRegion\n    shippingNotes\n    shippingLandmark\n    paidAt\n    paymentMethod\n    viewerIs\n    allowedActions\n    items {\n      id\n      productId\n      productSlug\n      productName\n      productImage\n      sellerName\n      quantity\n      price { amount currency }\n      total { amount currency }\n    }\n    steps {\n      state\n      at\n      by\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplyOrderEvent_version on Order {\n    id\n    version\n  }\n"): (typeof documents)["\n  fragment ApplyOrderEvent_version on Order {\n    id\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderActions_order on Order {\n    id\n    version\n    viewerIs\n    allowedActions\n  }\n"): (typeof documents)["\n  fragment OrderActions_order on Order {\n    id\n    version\n    viewerIs\n    allowedActions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderById($id: ID!) {\n    order(id: $id) {\n      id\n      viewerIs\n      buyerName\n      sellerName\n      ...OrderEvent_order\n      ...OrderDetail_order\n    }\n  }\n"): (typeof documents)["\n  query OrderById($id: ID!) {\n    order(id: $id) {\n      id\n      viewerIs\n      buyerName\n      sellerName\n      ...OrderEvent_order\n      ...OrderDetail_order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderCard_order on Order {\n    id\n    state\n    createdAt\n    itemCount\n    total { amount currency }\n    paidAt\n    viewerIs\n    buyerEmail\n    sellerName\n    shippingAddress\n    shippingCity\n    shippingRegion\n    items {\n      id\n      ...OrderPictures_item\n    }\n  }\n"): (typeof documents)["\n  fragment OrderCard_order on Order {\n    id\n    state\n    createdAt\n    itemCount\n    total { amount currency }\n    paidAt\n    viewerIs\n    buyerEmail\n    sellerName\n    shippingAddress\n    shippingCity\n    shippingRegion\n    items {\n      id\n      ...OrderPictures_item\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderPictures_item on OrderItem {\n    id\n    productName\n    productImage\n  }\n"): (typeof documents)["\n  fragment OrderPictures_item on OrderItem {\n    id\n    productName\n    productImage\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderDetail_order on Order {\n    id\n    state\n    createdAt\n    paidAt\n    ...OrderFacts_order\n    ...OrderPeople_order\n    ...OrderTimeline_order\n    ...OrderActions_order\n  }\n"): (typeof documents)["\n  fragment OrderDetail_order on Order {\n    id\n    state\n    createdAt\n    paidAt\n    ...OrderFacts_order\n    ...OrderPeople_order\n    ...OrderTimeline_order\n    ...OrderActions_order\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderFacts_order on Order {\n    id\n    total { amount currency }\n    paidAt\n    paymentMethod\n    items {\n      id\n      productSlug\n      productName\n      productImage\n      quantity\n      price { amount currency }\n      total { amount currency }\n    }\n  }\n"): (typeof documents)["\n  fragment OrderFacts_order on Order {\n    id\n    total { amount currency }\n    paidAt\n    paymentMethod\n    items {\n      id\n      productSlug\n      productName\n      productImage\n      quantity\n      price { amount currency }\n      total { amount currency }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderList_page on OrderPage {\n    totalCount\n    items {\n      id\n      ...OrderCard_order\n    }\n  }\n"): (typeof documents)["\n  fragment OrderList_page on OrderPage {\n    totalCount\n    items {\n      id\n      ...OrderCard_order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyOrders($page: Int!) {\n    myOrders(page: $page) {\n      page\n      ...OrderList_page\n    }\n  }\n"): (typeof documents)["\n  query MyOrders($page: Int!) {\n    myOrders(page: $page) {\n      page\n      ...OrderList_page\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopOrders($page: Int!) {\n    shopOrders(page: $page) {\n      page\n      ...OrderList_page\n    }\n  }\n"): (typeof documents)["\n  query ShopOrders($page: Int!) {\n    shopOrders(page: $page) {\n      page\n      ...OrderList_page\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderPeople_order on Order {\n    id\n    viewerIs\n    buyerName\n    buyerEmail\n    sellerName\n    shippingFullName\n    shippingPhone\n    shippingAddress\n    shippingCity\n    shippingRegion\n    shippingNotes\n    shippingLandmark\n  }\n"): (typeof documents)["\n  fragment OrderPeople_order on Order {\n    id\n    viewerIs\n    buyerName\n    buyerEmail\n    sellerName\n    shippingFullName\n    shippingPhone\n    shippingAddress\n    shippingCity\n    shippingRegion\n    shippingNotes\n    shippingLandmark\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderTimeline_order on Order {\n    state\n    expiresAt\n    viewerIs\n    steps {\n      state\n      at\n      by\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment OrderTimeline_order on Order {\n    state\n    expiresAt\n    viewerIs\n    steps {\n      state\n      at\n      by\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeOrder($id: ID!, $input: ChangeOrderInput!, $key: String!) {\n    changeOrder(id: $id, input: $input, idempotencyKey: $key) {\n      __typename\n      ... on Order {\n        ...OrderEvent_order\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeOrder($id: ID!, $input: ChangeOrderInput!, $key: String!) {\n    changeOrder(id: $id, input: $input, idempotencyKey: $key) {\n      __typename\n      ... on Order {\n        ...OrderEvent_order\n      }\n      ... on RefusedError {\n        code\n        message\n      }\n      ... on ValidationError {\n        message\n        fields {\n          messages\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LatestOrders {\n    shopOrders(page: 1) {\n      page\n      totalCount\n      items {\n        id\n        ...OrderCard_order\n      }\n    }\n  }\n"): (typeof documents)["\n  query LatestOrders {\n    shopOrders(page: 1) {\n      page\n      totalCount\n      items {\n        id\n        ...OrderCard_order\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopNumbers {\n    dashboardMetrics {\n      pendingOrders\n      activeProducts\n      lowStock\n      outOfStock\n      months {\n        month\n        orders\n        revenue { amount currency }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShopNumbers {\n    dashboardMetrics {\n      pendingOrders\n      activeProducts\n      lowStock\n      outOfStock\n      months {\n        month\n        orders\n        revenue { amount currency }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductReviews_product on Product {\n    slug\n    rating {\n      average\n      count\n    }\n    reviews(page: 1) {\n      totalCount\n      distribution {\n        stars\n        count\n      }\n      items {\n        id\n        ...ReviewItem_review\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ProductReviews_product on Product {\n    slug\n    rating {\n      average\n      count\n    }\n    reviews(page: 1) {\n      totalCount\n      distribution {\n        stars\n        count\n      }\n      items {\n        id\n        ...ReviewItem_review\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RatingLink_product on Product {\n    rating {\n      average\n      count\n    }\n  }\n"): (typeof documents)["\n  fragment RatingLink_product on Product {\n    rating {\n      average\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewItem_review on ProductReview {\n    rating\n    title\n    comment\n    reviewerName\n    isVerifiedPurchase\n    createdAt\n  }\n"): (typeof documents)["\n  fragment ReviewItem_review on ProductReview {\n    rating\n    title\n    comment\n    reviewerName\n    isVerifiedPurchase\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewPages($slug: String!, $page: Int!, $rating: Int) {\n    product(slug: $slug) {\n      id\n      reviews(page: $page, rating: $rating) {\n        pageCount\n        items {\n          id\n          ...ReviewItem_review\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReviewPages($slug: String!, $page: Int!, $rating: Int) {\n    product(slug: $slug) {\n      id\n      reviews(page: $page, rating: $rating) {\n        pageCount\n        items {\n          id\n          ...ReviewItem_review\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConversationScreen($id: ID!) {\n    conversation(id: $id) {\n      id\n      version\n      partner {\n        id\n        name\n      }\n      ...ConversationHeader_conversation\n      ...PinnedProduct_conversation\n    }\n  }\n"): (typeof documents)["\n  query ConversationScreen($id: ID!) {\n    conversation(id: $id) {\n      id\n      version\n      partner {\n        id\n        name\n      }\n      ...ConversationHeader_conversation\n      ...PinnedProduct_conversation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications($source: NotificationSource, $page: Int!) {\n    notifications(source: $source, page: $page) {\n      page\n      ...NotificationList_page\n    }\n  }\n"): (typeof documents)["\n  query Notifications($source: NotificationSource, $page: Int!) {\n    notifications(source: $source, page: $page) {\n      page\n      ...NotificationList_page\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home($featured: Int!, $arrivals: Int!, $bargains: Int!, $smallPrice: String!) {\n    categories {\n      id\n      ...SearchBanner_category\n    }\n    featured: products(filter: { featured: true }, first: $featured) {\n      ...HomeHero_products\n      ...FeaturedCarousel_products\n    }\n    bargains: products(filter: { maxPrice: $smallPrice, inStock: true }, orderBy: BEST_SELLING, first: $bargains) {\n      ...HomeHero_products\n    }\n    arrivals: products(orderBy: NEWEST, first: $arrivals) {\n      ...ProductGrid_products\n    }\n  }\n"): (typeof documents)["\n  query Home($featured: Int!, $arrivals: Int!, $bargains: Int!, $smallPrice: String!) {\n    categories {\n      id\n      ...SearchBanner_category\n    }\n    featured: products(filter: { featured: true }, first: $featured) {\n      ...HomeHero_products\n      ...FeaturedCarousel_products\n    }\n    bargains: products(filter: { maxPrice: $smallPrice, inStock: true }, orderBy: BEST_SELLING, first: $bargains) {\n      ...HomeHero_products\n    }\n    arrivals: products(orderBy: NEWEST, first: $arrivals) {\n      ...ProductGrid_products\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductScreen($slug: String!) {\n    product(slug: $slug) {\n      id\n      slug\n      name\n      description\n      sku\n      metaTitle\n      metaDescription\n      inStock\n      price {\n        amount\n      }\n      rating {\n        average\n        count\n      }\n      primaryImage {\n        id\n        path\n      }\n      images {\n        id\n        path\n      }\n      category {\n        id\n        path {\n          name\n          slug\n        }\n      }\n      seller {\n        id\n        businessName\n        businessSlug\n        ...SellerBlock_shop\n      }\n      ...Gallery_product\n      ...BuyingBox_product\n      ...PhonePriceBar_product\n      ...SpecificationList_product\n      ...RelatedProducts_product\n      ...ProductReviews_product\n      ...RatingLink_product\n      ...LiveAnnouncement_product\n    }\n  }\n"): (typeof documents)["\n  query ProductScreen($slug: String!) {\n    product(slug: $slug) {\n      id\n      slug\n      name\n      description\n      sku\n      metaTitle\n      metaDescription\n      inStock\n      price {\n        amount\n      }\n      rating {\n        average\n        count\n      }\n      primaryImage {\n        id\n        path\n      }\n      images {\n        id\n        path\n      }\n      category {\n        id\n        path {\n          name\n          slug\n        }\n      }\n      seller {\n        id\n        businessName\n        businessSlug\n        ...SellerBlock_shop\n      }\n      ...Gallery_product\n      ...BuyingBox_product\n      ...PhonePriceBar_product\n      ...SpecificationList_product\n      ...RelatedProducts_product\n      ...ProductReviews_product\n      ...RatingLink_product\n      ...LiveAnnouncement_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Products($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int, $after: String) {\n    categories {\n      id\n      ...FilterFields_category\n    }\n    products(filter: $filter, orderBy: $orderBy, page: $page, after: $after) {\n      totalCount\n      edges {\n        node {\n          id\n        }\n      }\n      ...EndlessProducts_products\n    }\n  }\n"): (typeof documents)["\n  query Products($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int, $after: String) {\n    categories {\n      id\n      ...FilterFields_category\n    }\n    products(filter: $filter, orderBy: $orderBy, page: $page, after: $after) {\n      totalCount\n      edges {\n        node {\n          id\n        }\n      }\n      ...EndlessProducts_products\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int!, $first: Int!) {\n    categories {\n      id\n      ...FilterFields_category\n      ...SearchHeading_category\n    }\n    products(filter: $filter, orderBy: $orderBy, page: $page, first: $first) {\n      ...SearchHeading_products\n      ...SearchResults_products\n    }\n  }\n"): (typeof documents)["\n  query Search($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int!, $first: Int!) {\n    categories {\n      id\n      ...FilterFields_category\n      ...SearchHeading_category\n    }\n    products(filter: $filter, orderBy: $orderBy, page: $page, first: $first) {\n      ...SearchHeading_products\n      ...SearchResults_products\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopScreen($slug: String!, $first: Int!, $page: Int, $after: String) {\n    shop(slug: $slug) {\n      id\n      businessName\n      businessSlug\n      description\n      bannerPath\n      logoPath\n      city\n      region\n      productCount\n      rating {\n        average\n        count\n      }\n      ...ShopHeader_shop\n    }\n    products(filter: { shop: $slug }, orderBy: NEWEST, first: $first, page: $page, after: $after) {\n      totalCount\n      edges {\n        node {\n          id\n        }\n      }\n      ...EndlessProducts_products\n    }\n  }\n"): (typeof documents)["\n  query ShopScreen($slug: String!, $first: Int!, $page: Int, $after: String) {\n    shop(slug: $slug) {\n      id\n      businessName\n      businessSlug\n      description\n      bannerPath\n      logoPath\n      city\n      region\n      productCount\n      rating {\n        average\n        count\n      }\n      ...ShopHeader_shop\n    }\n    products(filter: { shop: $slug }, orderBy: NEWEST, first: $first, page: $page, after: $after) {\n      totalCount\n      edges {\n        node {\n          id\n        }\n      }\n      ...EndlessProducts_products\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SellerBlock_shop on Shop {\n    businessName\n    businessSlug\n    isVerified\n    city\n    region\n    logoPath\n    rating {\n      average\n      count\n    }\n  }\n"): (typeof documents)["\n  fragment SellerBlock_shop on Shop {\n    businessName\n    businessSlug\n    isVerified\n    city\n    region\n    logoPath\n    rating {\n      average\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShopHeader_shop on Shop {\n    businessName\n    isVerified\n    description\n    bannerPath\n    logoPath\n    city\n    region\n    memberSince\n    rating {\n      average\n      count\n    }\n  }\n"): (typeof documents)["\n  fragment ShopHeader_shop on Shop {\n    businessName\n    isVerified\n    description\n    bannerPath\n    logoPath\n    city\n    region\n    memberSince\n    rating {\n      average\n      count\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;