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
    "\n  query AccessTokens {\n    viewer {\n      accessTokens {\n        id\n        name\n        hint\n        scopes\n        createdAt\n        endsAt\n        lastUsedAt\n      }\n    }\n  }\n": typeof types.AccessTokensDocument,
    "\n  mutation RevokeAccessToken($id: ID!) {\n    result: revokeAccessToken(input: { accessTokenId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.RevokeAccessTokenDocument,
    "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    result: createAccessToken(input: $input) {\n      secret\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.CreateAccessTokenDocument,
    "\n  mutation RemoveAddress($id: ID!) {\n    result: removeAddress(input: { addressId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.RemoveAddressDocument,
    "\n  mutation SaveAddress($input: SaveAddressInput!) {\n    result: saveAddress(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.SaveAddressDocument,
    "\n  query Addresses {\n    viewer {\n      addresses {\n        id\n        label\n        shippingAddress {\n          ...ShippingAddress_address\n        }\n        isDefault\n      }\n    }\n  }\n": typeof types.AddressesDocument,
    "\n  fragment ShippingAddress_address on ShippingAddress {\n    fullName\n    phone\n    address\n    city\n    region\n    landmark\n  }\n": typeof types.ShippingAddress_AddressFragmentDoc,
    "\n  query EmailConfirmed {\n    viewer {\n      person {\n        id\n        email\n        emailConfirmed\n      }\n    }\n  }\n": typeof types.EmailConfirmedDocument,
    "\n  mutation RequestEmailConfirmation {\n    result: requestEmailConfirmation {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.RequestEmailConfirmationDocument,
    "\n  query MyData {\n    viewer {\n      dataExport {\n        id\n        state\n        expiresAt\n        bytes\n        downloadPath\n      }\n    }\n  }\n": typeof types.MyDataDocument,
    "\n  mutation RequestDataExport {\n    result: requestDataExport {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.RequestDataExportDocument,
    "\n  query Deletion {\n    viewer {\n      deletion {\n        openOrderIds\n        graceDays\n      }\n    }\n  }\n": typeof types.DeletionDocument,
    "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    result: deleteAccount(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.DeleteAccountDocument,
    "\n  query EmailChange {\n    viewer {\n      person {\n        id\n        email\n      }\n      emailChange {\n        newEmail\n        expiresAt\n      }\n    }\n  }\n": typeof types.EmailChangeDocument,
    "\n  mutation RequestEmailChange($input: RequestEmailChangeInput!) {\n    result: requestEmailChange(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.RequestEmailChangeDocument,
    "\n  fragment AccountsInbox_update on InboxUpdate {\n    __typename\n    ... on SessionStarted {\n      device\n      createdAt\n    }\n    ... on SuspensionChanged {\n      personId\n      suspension {\n        reason\n        until\n      }\n    }\n  }\n": typeof types.AccountsInbox_UpdateFragmentDoc,
    "\n  fragment Suspension_person on Person {\n    id\n    suspension {\n      reason\n      until\n    }\n  }\n": typeof types.Suspension_PersonFragmentDoc,
    "\n  query Profile {\n    viewer {\n      person {\n        id\n        fullName\n        email\n        emailConfirmed\n        telephoneNumber\n        whatsappNumber\n        dateOfBirth\n        gender\n        address\n        city\n        region\n        gpsAddress\n        picturePath\n        profileVersion\n        isSeller\n        createdAt\n      }\n      shop {\n        id\n        name\n        slug\n        verification\n      }\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  mutation ChangeProfile($input: ChangeProfileInput!) {\n    result: changeProfile(input: $input) {\n      person {\n        id\n        fullName\n        telephoneNumber\n        whatsappNumber\n        dateOfBirth\n        gender\n        address\n        city\n        region\n        gpsAddress\n        picturePath\n        profileVersion\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ChangeProfileDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    result: changePassword(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation ConfirmPassword($input: ConfirmPasswordInput!) {\n    result: confirmPassword(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ConfirmPasswordDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    result: requestPasswordReset(input: { email: $email }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation CheckResetLink($input: ResetLinkInput!) {\n    result: checkResetLink(input: $input) {\n      isValid\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.CheckResetLinkDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    result: resetPassword(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  query SecondFactor {\n    viewer {\n      hasSecondFactor\n    }\n  }\n": typeof types.SecondFactorDocument,
    "\n  mutation BeginSecondFactor {\n    result: beginSecondFactor {\n      secret\n      address\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.BeginSecondFactorDocument,
    "\n  mutation ConfirmSecondFactor($input: SecondFactorCodeInput!) {\n    result: confirmSecondFactor(input: $input) {\n      recoveryCodes\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ConfirmSecondFactorDocument,
    "\n  mutation RemoveSecondFactor($input: SecondFactorCodeInput!) {\n    result: removeSecondFactor(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.RemoveSecondFactorDocument,
    "\n  query DeviceSessions {\n    viewer {\n      sessions {\n        id\n        device\n        createdAt\n        lastSeenAt\n        isCurrent\n      }\n    }\n  }\n": typeof types.DeviceSessionsDocument,
    "\n  mutation EndSession($id: ID!) {\n    result: endSession(input: { sessionId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    result: endOtherSessions {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  mutation LogOut {\n    result: logOut {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.LogOutDocument,
    "\n  mutation LogIn($input: LogInInput!) {\n    result: logIn(input: $input) {\n      viewer {\n        person {\n          id\n        }\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.LogInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    result: signUp(input: $input) {\n      viewer {\n        person {\n          id\n        }\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  query Person {\n    inboxSeq\n    viewer {\n      ...CartCount_viewer\n      ...UnreadMessages_viewer\n      ...UnreadNotifications_viewer\n      ...ChosenNews_viewer\n      person {\n        id\n        fullName\n        email\n        emailConfirmed\n        isSeller\n        isAdmin\n        suspension {\n          reason\n          until\n        }\n      }\n      shop {\n        id\n        name\n        slug\n        verification\n      }\n    }\n  }\n": typeof types.PersonDocument,
    "\n  fragment AuditList_page on AuditEntryConnection {\n    edges {\n      node {\n        id\n        actorName\n        act\n        subjectId\n        details\n        createdAt\n      }\n    }\n  }\n": typeof types.AuditList_PageFragmentDoc,
    "\n  fragment AdminInbox_update on InboxUpdate {\n    __typename\n    ... on SuspensionChanged {\n      personId\n    }\n  }\n": typeof types.AdminInbox_UpdateFragmentDoc,
    "\n  fragment MessageList_page on ContactMessageRowConnection {\n    edges {\n      node {\n        id\n        ...MessageRow_message\n      }\n    }\n  }\n": typeof types.MessageList_PageFragmentDoc,
    "\n  fragment MessageRow_message on ContactMessageRow {\n    id\n    number\n    name\n    subject\n    assigneeName\n    createdAt\n  }\n": typeof types.MessageRow_MessageFragmentDoc,
    "\n  fragment MessageThread_message on ContactThread {\n    id\n    number\n    name\n    email\n    kind\n    userId\n    isMine\n    assigneeName\n    state\n    message\n    createdAt\n    replies {\n      id\n      authorName\n      isOurs\n      text\n      createdAt\n    }\n    others {\n      id\n      ...MessageRow_message\n    }\n  }\n": typeof types.MessageThread_MessageFragmentDoc,
    "\n  mutation AnswerContact($input: AnswerContactInput!) {\n    result: answerContact(input: $input) {\n      contactMessage {\n        id\n        ...MessageThread_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.AnswerContactDocument,
    "\n  mutation CloseContact($input: CloseContactInput!) {\n    result: closeContact(input: $input) {\n      contactMessage {\n        id\n        ...MessageThread_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.CloseContactDocument,
    "\n  mutation AssignContact($input: AssignContactInput!) {\n    result: assignContact(input: $input) {\n      contactMessage {\n        id\n        ...MessageThread_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.AssignContactDocument,
    "\n  fragment AdminOrderRow_order on AdminOrderRow {\n    id\n    state\n    total {\n      amount\n    }\n    buyerName\n    sellerName\n    createdAt\n  }\n": typeof types.AdminOrderRow_OrderFragmentDoc,
    "\n  fragment OrderSides_order on AdminOrder {\n    buyer {\n      id\n      fullName\n      email\n      telephoneNumber\n    }\n    seller {\n      id\n      fullName\n      email\n      telephoneNumber\n    }\n    lastMessageAt\n    reports {\n      id\n      ...CaseRows_case\n    }\n  }\n": typeof types.OrderSides_OrderFragmentDoc,
    "\n  mutation KeepPayment($input: KeepPaymentInput!) {\n    result: keepPayment(input: $input) {\n      payment {\n        reference\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.KeepPaymentDocument,
    "\n  fragment PaymentDetail_payment on AdminPayment {\n    reference\n    state\n    refundState\n    payerName\n    payerEmail\n    shopName\n    channel\n    heldReason\n    createdAt\n    settledAt\n    providerAnswer\n    refundable {\n      amount\n      currency\n    }\n    amount {\n      amount\n    }\n    lines {\n      kind\n      account\n      amount {\n        amount\n        currency\n      }\n    }\n    refunds {\n      id\n      state\n      reason\n      failure\n      amount {\n        amount\n        currency\n      }\n      createdAt\n    }\n  }\n": typeof types.PaymentDetail_PaymentFragmentDoc,
    "\n  fragment PaymentList_page on AdminPaymentRowConnection {\n    edges {\n      node {\n        reference\n        ...PaymentRow_payment\n      }\n    }\n  }\n": typeof types.PaymentList_PageFragmentDoc,
    "\n  fragment PaymentRow_payment on AdminPaymentRow {\n    reference\n    description\n    state\n    refundState\n    payerName\n    shopName\n    heldReason\n    createdAt\n    amount {\n      amount\n    }\n  }\n": typeof types.PaymentRow_PaymentFragmentDoc,
    "\n  mutation RefundPayment($input: RefundPaymentInput!) {\n    result: refundPayment(input: $input) {\n      refund {\n        id\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.RefundPaymentDocument,
    "\n  fragment PeopleList_page on PersonRowConnection {\n    edges {\n      node {\n        id\n        fullName\n        email\n        shopName\n        state\n        createdAt\n      }\n    }\n  }\n": typeof types.PeopleList_PageFragmentDoc,
    "\n  fragment PersonDetail_person on PersonRecord {\n    id\n    email\n    emailConfirmed\n    telephoneNumber\n    isAdmin\n    isSeller\n    state\n    createdAt\n    shopName\n    shopSlug\n    verification\n    suspension {\n      reason\n      since\n      until\n    }\n    reports {\n      id\n      ...CaseRows_case\n    }\n    reportsMade {\n      id\n      ...CaseRows_case\n    }\n    orders {\n      id\n      ...AdminOrderRow_order\n    }\n    payments {\n      reference\n      ...PaymentRow_payment\n    }\n    messages {\n      id\n      ...MessageRow_message\n    }\n    suspensions {\n      id\n      isLift\n      reason\n      until\n      actorName\n      createdAt\n    }\n  }\n": typeof types.PersonDetail_PersonFragmentDoc,
    "\n  fragment PersonNotes_person on PersonRecord {\n    id\n    notes {\n      id\n      text\n      authorName\n      createdAt\n    }\n  }\n": typeof types.PersonNotes_PersonFragmentDoc,
    "\n  mutation NoteAboutPerson($input: NoteAboutPersonInput!) {\n    result: noteAboutPerson(input: $input) {\n      person {\n        id\n        ...PersonNotes_person\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.NoteAboutPersonDocument,
    "\n  fragment PersonSessions_person on PersonRecord {\n    id\n    sessions {\n      id\n      device\n      createdAt\n      lastSeenAt\n    }\n  }\n": typeof types.PersonSessions_PersonFragmentDoc,
    "\n  mutation EndSessionsOfPerson($input: EndSessionsOfPersonInput!) {\n    result: endSessionsOfPerson(input: $input) {\n      person {\n        id\n        ...PersonSessions_person\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.EndSessionsOfPersonDocument,
    "\n  fragment SuspensionActions_person on PersonRecord {\n    id\n    isAdmin\n    suspension {\n      reason\n    }\n  }\n": typeof types.SuspensionActions_PersonFragmentDoc,
    "\n  mutation SuspendPerson($input: SuspendPersonInput!) {\n    result: suspendPerson(input: $input) {\n      person {\n        id\n        ...SuspensionActions_person\n        ...PersonDetail_person\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.SuspendPersonDocument,
    "\n  mutation LiftSuspension($input: LiftSuspensionInput!) {\n    result: liftSuspension(input: $input) {\n      person {\n        id\n        ...SuspensionActions_person\n        ...PersonDetail_person\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.LiftSuspensionDocument,
    "\n  fragment AdminProductList_page on AdminProductRowConnection {\n    edges {\n      node {\n        id\n        slug\n        name\n        sku\n        categoryName\n        price {\n          amount\n        }\n        stockQuantity\n        shopName\n        shopSlug\n        image\n        state\n        hiddenReason\n        createdAt\n      }\n    }\n  }\n": typeof types.AdminProductList_PageFragmentDoc,
    "\n  fragment CaseActions_case on Case {\n    id\n    kind\n    subjectId\n    state\n    canHide\n    isHidden\n  }\n": typeof types.CaseActions_CaseFragmentDoc,
    "\n  mutation DecideCase($input: DecideCaseInput!) {\n    result: decideCase(input: $input) {\n      case {\n        id\n        ...CaseActions_case\n        ...CaseDetail_case\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.DecideCaseDocument,
    "\n  fragment CaseDetail_case on Case {\n    id\n    kind\n    subjectName\n    subjectText\n    subjectPath\n    shopName\n    isHidden\n    reporterName\n    details\n    evidence\n    messages {\n      sender\n      content\n      createdAt\n    }\n    others\n    decision\n    note\n    decidedAt\n    createdAt\n  }\n": typeof types.CaseDetail_CaseFragmentDoc,
    "\n  fragment CaseList_page on CaseRowConnection {\n    edges {\n      node {\n        id\n        ...CaseRows_case\n      }\n    }\n  }\n": typeof types.CaseList_PageFragmentDoc,
    "\n  fragment CaseRows_case on CaseRow {\n    id\n    kind\n    subjectName\n    shopName\n    reason\n    state\n    createdAt\n  }\n": typeof types.CaseRows_CaseFragmentDoc,
    "\n  mutation SetHidden($input: SetHiddenInput!) {\n    result: setHidden(input: $input) {\n      content {\n        isHidden\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.SetHiddenDocument,
    "\n  mutation DeleteHiddenPictures($input: DeleteHiddenPicturesInput!) {\n    result: deleteHiddenPictures(input: $input) {\n      content {\n        isHidden\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.DeleteHiddenPicturesDocument,
    "\n  mutation ReportShop($input: ReportShopInput!) {\n    result: reportShop(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ReportShopDocument,
    "\n  mutation Report($input: ReportInput!) {\n    result: report(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ReportDocument,
    "\n  fragment AdminReviewList_page on AdminReviewRowConnection {\n    edges {\n      node {\n        id\n        aboutName\n        aboutPath\n        reviewerId\n        reviewerName\n        stars\n        title\n        comment\n        state\n        hiddenReason\n        createdAt\n      }\n    }\n  }\n": typeof types.AdminReviewList_PageFragmentDoc,
    "\n  fragment AdminShopList_page on AdminShopRowConnection {\n    edges {\n      node {\n        id\n        shopName\n        shopSlug\n        ownerId\n        ownerName\n        ownerEmail\n        city\n        verification\n        state\n        hiddenReason\n        createdAt\n      }\n    }\n  }\n": typeof types.AdminShopList_PageFragmentDoc,
    "\n  query Waiting {\n    inboxSeq\n    viewer {\n      admin {\n        waiting {\n          applications\n          cases\n          messages\n          payments\n        }\n      }\n    }\n  }\n": typeof types.WaitingDocument,
    "\n  subscription Inbox($after: Int) {\n    inbox(after: $after) {\n      __typename\n      ... on InboxReset {\n        seq\n      }\n      ... on InboxEvent {\n        seq\n      }\n      ...AccountsInbox_update\n      ...ShopsInbox_update\n      ...WishlistInbox_update\n      ...ReviewsInbox_update\n      ...OrdersInbox_update\n      ...ChatInbox_update\n      ...NotificationsInbox_update\n      ...AdminInbox_update\n    }\n  }\n": typeof types.InboxDocument,
    "\n  fragment CampaignCard_campaign on Campaign {\n    id\n    version\n    productName\n    product {\n      id\n      slug\n      price {\n        amount\n      }\n      primaryImage {\n        id\n        path\n        color\n      }\n    }\n    planId\n    durationDays\n    pricePaid {\n      amount\n    }\n    startsAt\n    endsAt\n    graceEndsAt\n    daysRemaining\n    isRenewing\n    hasRenewalFailed\n    state\n    figures {\n      ...CampaignFigures_figures\n    }\n  }\n": typeof types.CampaignCard_CampaignFragmentDoc,
    "\n  fragment CampaignFigures_figures on CampaignFigures {\n    days\n    during {\n      shown\n      opened\n      wished\n      ordered\n    }\n    before {\n      shown\n      opened\n      wished\n      ordered\n    }\n  }\n": typeof types.CampaignFigures_FiguresFragmentDoc,
    "\n  fragment PaymentStep_plan on CampaignPlan {\n    id\n    durationDays\n    features\n    price {\n      amount\n    }\n  }\n": typeof types.PaymentStep_PlanFragmentDoc,
    "\n  mutation BuyCampaign($input: BuyCampaignInput!) {\n    result: buyCampaign(input: $input) {\n      payment {\n        paymentUrl\n        reference\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.BuyCampaignDocument,
    "\n  fragment PlanStep_plan on CampaignPlan {\n    id\n    durationDays\n    description\n    features\n    price {\n      amount\n    }\n  }\n": typeof types.PlanStep_PlanFragmentDoc,
    "\n  fragment ProductRow_product on Product {\n    id\n    name\n    stockQuantity\n    price {\n      amount\n    }\n    primaryImage {\n      id\n      path\n      color\n    }\n  }\n": typeof types.ProductRow_ProductFragmentDoc,
    "\n  query EligibleProducts($query: String) {\n    viewer {\n      shop {\n        id\n        eligibleProducts(query: $query) {\n          id\n          ...ProductRow_product\n        }\n      }\n    }\n  }\n": typeof types.EligibleProductsDocument,
    "\n  query PaidCampaign($id: ID!) {\n    campaign(id: $id) {\n      id\n      version\n      productName\n      endsAt\n    }\n  }\n": typeof types.PaidCampaignDocument,
    "\n  mutation SetCampaignRenewal($input: SetCampaignRenewalInput!) {\n    result: setCampaignRenewal(input: $input) {\n      campaign {\n        id\n        version\n        isRenewing\n        hasRenewalFailed\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.SetCampaignRenewalDocument,
    "\n  mutation ExtendCampaign($input: ExtendCampaignInput!) {\n    result: extendCampaign(input: $input) {\n      payment {\n        paymentUrl\n        reference\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ExtendCampaignDocument,
    "\n  fragment CategoryHead_category on AdminCategory {\n    id\n    parentId\n    name\n    slug\n    fullPath\n    productCount\n    icon\n    position\n    isHidden\n    version\n  }\n": typeof types.CategoryHead_CategoryFragmentDoc,
    "\n  fragment CategoryPicker_category on Category {\n    id\n    name\n    slug\n  }\n": typeof types.CategoryPicker_CategoryFragmentDoc,
    "\n  fragment CategoryTree_category on AdminCategoryRow {\n    id\n    parentId\n    name\n    productCount\n    fieldCount\n    isHidden\n  }\n": typeof types.CategoryTree_CategoryFragmentDoc,
    "\n  fragment FieldEditor_category on AdminCategory {\n    id\n    version\n    specificationFields {\n      key\n      label\n      kind\n      required\n      placeholder\n      options\n    }\n  }\n": typeof types.FieldEditor_CategoryFragmentDoc,
    "\n  query Categories {\n    categories {\n      id\n      name\n      slug\n      children {\n        id\n        name\n        slug\n      }\n    }\n  }\n": typeof types.CategoriesDocument,
    "\n  mutation AddCategory($input: AddCategoryInput!) {\n    result: addCategory(input: $input) {\n      category {\n        id\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.AddCategoryDocument,
    "\n  mutation ChangeCategory($input: ChangeCategoryInput!) {\n    result: changeCategory(input: $input) {\n      category {\n        id\n        ...CategoryHead_category\n        ...FieldEditor_category\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ChangeCategoryDocument,
    "\n  mutation MoveCategory($input: MoveCategoryInput!) {\n    result: moveCategory(input: $input) {\n      category {\n        id\n        ...CategoryHead_category\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.MoveCategoryDocument,
    "\n  mutation OrderCategory($input: OrderCategoryInput!) {\n    result: orderCategory(input: $input) {\n      category {\n        id\n        ...CategoryHead_category\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.OrderCategoryDocument,
    "\n  mutation DeleteCategory($input: DeleteCategoryInput!) {\n    result: deleteCategory(input: $input) {\n      deletedCategoryId\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.DeleteCategoryDocument,
    "\n  fragment FeaturedCarousel_products on FeaturedProducts {\n    items {\n      id\n      ...ProductCard_product\n    }\n  }\n": typeof types.FeaturedCarousel_ProductsFragmentDoc,
    "\n  fragment HighlightPanel_product on Product {\n    id\n    primaryImage {\n      id\n      path\n      color\n    }\n  }\n": typeof types.HighlightPanel_ProductFragmentDoc,
    "\n  fragment SearchBanner_category on Category {\n    id\n    name\n    slug\n    icon\n    ...CategoryPicker_category\n  }\n": typeof types.SearchBanner_CategoryFragmentDoc,
    "\n  fragment EndlessProducts_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    ...ProductGrid_products\n  }\n": typeof types.EndlessProducts_ProductsFragmentDoc,
    "\n  query ProductFacets($filter: ProductFilter!) {\n    productFacets(filter: $filter) {\n      exact\n      facets {\n        key\n        label\n        values {\n          value\n          count\n        }\n      }\n    }\n  }\n": typeof types.ProductFacetsDocument,
    "\n  fragment FeaturedRow_products on ProductConnection {\n    featured {\n      id\n      ...ProductCard_product\n    }\n    edges {\n      node {\n        id\n      }\n    }\n  }\n": typeof types.FeaturedRow_ProductsFragmentDoc,
    "\n  query OtherGoods($first: Int!) {\n    products(filter: { inStock: true }, orderBy: BEST_SELLING, first: $first) {\n      ...ProductGrid_products\n    }\n  }\n": typeof types.OtherGoodsDocument,
    "\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    discountPercentage\n    inStock\n    stockQuantity\n    version\n    price { amount }\n    compareAtPrice { amount }\n    rating { average count }\n    category { id name }\n    primaryImage { id path color }\n    shop { slug name isVerified takesOrders city }\n  }\n": typeof types.ProductCard_ProductFragmentDoc,
    "\n  fragment ProductGrid_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n": typeof types.ProductGrid_ProductsFragmentDoc,
    "\n  fragment ProductListing_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n      }\n    }\n    ...EndlessProducts_products\n  }\n": typeof types.ProductListing_ProductsFragmentDoc,
    "\n  fragment SearchHeading_products on ProductConnection {\n    corrected\n    exact\n    totalCount\n  }\n": typeof types.SearchHeading_ProductsFragmentDoc,
    "\n  fragment SearchResults_products on ProductConnection {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    edges {\n      node {\n        id\n      }\n    }\n    ...ProductGrid_products\n  }\n": typeof types.SearchResults_ProductsFragmentDoc,
    "\n  fragment ShopProducts_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n        name\n        inStock\n        isFeatured\n        createdAt\n        price {\n          amount\n        }\n        category {\n          name\n          slug\n        }\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    ...EndlessProducts_products\n  }\n": typeof types.ShopProducts_ProductsFragmentDoc,
    "\n  query ShopProductsFiltered($filter: ProductFilter!, $orderBy: ProductOrder!, $after: String) {\n    products(filter: $filter, orderBy: $orderBy, first: 12, after: $after) {\n      totalCount\n      ...EndlessProducts_products\n    }\n  }\n": typeof types.ShopProductsFilteredDocument,
    "\n  mutation RecordShowings($ids: [ID!]!) {\n    recordShowings(input: { productIds: $ids }) {\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.RecordShowingsDocument,
    "\n  fragment ProductEvent_state on ProductState {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n": typeof types.ProductEvent_StateFragmentDoc,
    "\n  fragment ApplyProductEvent_version on Product {\n    id\n    version\n  }\n": typeof types.ApplyProductEvent_VersionFragmentDoc,
    "\n  fragment ApplyProductEvent_product on Product {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n": typeof types.ApplyProductEvent_ProductFragmentDoc,
    "\n  fragment BuyingBox_product on Product {\n    id\n    slug\n    stockQuantity\n    isActive\n    price {\n      amount\n    }\n    ...PriceBlock_product\n  }\n": typeof types.BuyingBox_ProductFragmentDoc,
    "\n  fragment Gallery_product on Product {\n    name\n    primaryImage {\n      id\n    }\n    images {\n      id\n      path\n      altText\n      color\n    }\n  }\n": typeof types.Gallery_ProductFragmentDoc,
    "\n  fragment LiveAnnouncement_product on Product {\n    price {\n      amount\n    }\n    stockQuantity\n    isActive\n    version\n  }\n": typeof types.LiveAnnouncement_ProductFragmentDoc,
    "\n  query MoreFromShop($shop: String!, $first: Int!) {\n    products(filter: { shop: $shop, inStock: true }, orderBy: BEST_SELLING, first: $first) {\n      edges {\n        node {\n          id\n        }\n      }\n      ...ProductGrid_products\n    }\n  }\n": typeof types.MoreFromShopDocument,
    "\n  fragment PhonePriceBar_product on Product {\n    stockQuantity\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n  }\n": typeof types.PhonePriceBar_ProductFragmentDoc,
    "\n  fragment PriceBlock_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    discountPercentage\n  }\n": typeof types.PriceBlock_ProductFragmentDoc,
    "\n  fragment ProductSkeleton_product on Product {\n    id\n    name\n    primaryImage { id path color }\n    ...PriceBlock_product\n  }\n": typeof types.ProductSkeleton_ProductFragmentDoc,
    "\n  fragment SpecificationList_product on Product {\n    specifications {\n      key\n      value\n    }\n  }\n": typeof types.SpecificationList_ProductFragmentDoc,
    "\n  query RecentlyViewed($ids: [ID!]!, $first: Int!) {\n    products(filter: { ids: $ids }, first: $first) {\n      edges {\n        node {\n          id\n        }\n      }\n      ...ProductGrid_products\n    }\n  }\n": typeof types.RecentlyViewedDocument,
    "\n  fragment RelatedProducts_product on Product {\n    id\n    related(first: 4) {\n      id\n      ...RelatedCard_product\n    }\n  }\n": typeof types.RelatedProducts_ProductFragmentDoc,
    "\n  query AllRelated($id: ID!) {\n    product(id: $id) {\n      id\n      related {\n        id\n        ...RelatedCard_product\n      }\n    }\n  }\n": typeof types.AllRelatedDocument,
    "\n  fragment RelatedCard_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    ...ProductCard_product\n  }\n": typeof types.RelatedCard_ProductFragmentDoc,
    "\n  subscription ProductChanged($id: ID!) {\n    productChanged(id: $id) {\n      ...ProductEvent_state\n    }\n  }\n": typeof types.ProductChangedDocument,
    "\n  mutation RecordProductView($slug: String!) {\n    recordProductView(input: { slug: $slug }) {\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.RecordProductViewDocument,
    "\n  fragment WantedProduct_product on Product {\n    id\n    name\n    price { amount }\n    primaryImage { id path color }\n  }\n": typeof types.WantedProduct_ProductFragmentDoc,
    "\n  query HeaderSearch {\n    categories {\n      id\n      ...CategoryPicker_category\n    }\n  }\n": typeof types.HeaderSearchDocument,
    "\n  query Suggestions($query: String!) {\n    suggestions(query: $query) {\n      products { name slug price { amount } primaryImage { id path color } }\n      categories { name slug }\n      shops { name slug }\n    }\n  }\n": typeof types.SuggestionsDocument,
    "\n  query LowStock {\n    viewer {\n      shop {\n        id\n        products(filter: { stock: LOW_STOCK, status: ACTIVE }, orderBy: STOCK_LOW, first: 4) {\n          totalCount\n          edges {\n            node {\n              id\n              slug\n              name\n              stockQuantity\n              price {\n                amount\n              }\n              primaryImage {\n                id\n                path\n                color\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.LowStockDocument,
    "\n  fragment OwnProductList_page on OwnProductConnection {\n    edges {\n      node {\n        id\n        slug\n        name\n        isActive\n        isFeatured\n        stockQuantity\n        salesCount\n        viewsCount\n        category {\n          id\n          name\n          slug\n        }\n        price {\n          amount\n        }\n        compareAtPrice {\n          amount\n        }\n        primaryImage {\n          id\n          path\n          color\n        }\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": typeof types.OwnProductList_PageFragmentDoc,
    "\n  query OwnProduct($slug: String!) {\n    viewer {\n      shop {\n        id\n        slug\n      }\n    }\n    product(slug: $slug) {\n      id\n      slug\n      name\n      description\n      price {\n        amount\n      }\n      compareAtPrice {\n        amount\n      }\n      stockQuantity\n      isActive\n      isArchived\n      editVersion\n      version\n      metaTitle\n      metaDescription\n      category {\n        id\n        name\n        slug\n      }\n      shop {\n        slug\n      }\n      primaryImage {\n        id\n      }\n      images {\n        id\n        path\n      }\n      specifications {\n        key\n        value\n      }\n    }\n  }\n": typeof types.OwnProductDocument,
    "\n  fragment OwnProductView_product on Product {\n    id\n    slug\n    name\n    description\n    sku\n    isActive\n    isArchived\n    isFeatured\n    stockQuantity\n    salesCount\n    viewsCount\n    createdAt\n    updatedAt\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    rating {\n      average\n      count\n    }\n    category {\n      id\n      name\n      slug\n    }\n    primaryImage {\n      id\n    }\n    images {\n      id\n      path\n      altText\n      color\n    }\n    ...SpecificationList_product\n  }\n": typeof types.OwnProductView_ProductFragmentDoc,
    "\n  fragment CategoryChoice_category on Category {\n    id\n    name\n    slug\n    children {\n      id\n      name\n      slug\n    }\n  }\n": typeof types.CategoryChoice_CategoryFragmentDoc,
    "\n  query SpecificationFields($category: String!) {\n    specificationFields(category: $category) {\n      key\n      label\n      kind\n      required\n      placeholder\n      options\n    }\n  }\n": typeof types.SpecificationFieldsDocument,
    "\n  mutation ChangeOffer($input: ChangeProductInput!) {\n    result: changeProduct(input: $input) {\n      product {\n        id\n        price {\n          amount\n          currency\n        }\n        compareAtPrice {\n          amount\n          currency\n        }\n        discountPercentage\n        stockQuantity\n        inStock\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ChangeOfferDocument,
    "\n  query OfferNow($slug: String!) {\n    viewer {\n      shop {\n        id\n      }\n    }\n    product(slug: $slug) {\n      id\n      price {\n        amount\n        currency\n      }\n      stockQuantity\n      inStock\n      version\n    }\n  }\n": typeof types.OfferNowDocument,
    "\n  mutation DuplicateProduct($input: OwnProductInput!) {\n    result: duplicateProduct(input: $input) {\n      product {\n        id\n        slug\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.DuplicateProductDocument,
    "\n  mutation ArchiveProduct($input: OwnProductInput!) {\n    result: archiveProduct(input: $input) {\n      product {\n        id\n        slug\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ArchiveProductDocument,
    "\n  mutation RestoreProduct($input: OwnProductInput!) {\n    result: restoreProduct(input: $input) {\n      product {\n        id\n        slug\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.RestoreProductDocument,
    "\n  mutation CreateProduct($input: CreateProductInput!) {\n    result: createProduct(input: $input) {\n      product {\n        id\n        slug\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.CreateProductDocument,
    "\n  mutation EditProduct($input: ChangeProductInput!) {\n    result: changeProduct(input: $input) {\n      product {\n        id\n        slug\n        editVersion\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.EditProductDocument,
    "\n  fragment ConversationEvent_conversation on Conversation {\n    id\n    viewerIs\n    shop {\n      id\n      name\n      slug\n      logoPath\n      isVerified\n    }\n    buyerName\n    partner {\n      id\n      name\n      picturePath\n    }\n    productName\n    lastMessage {\n      ...MessageBubble_message\n    }\n    lastNumber\n    readNumber\n    partnerReadNumber\n    unreadCount\n    isArchived\n    isBlocked\n    canSend\n    version\n    createdAt\n    updatedAt\n  }\n": typeof types.ConversationEvent_ConversationFragmentDoc,
    "\n  fragment ApplyConversationEvent_version on Conversation {\n    id\n    version\n  }\n": typeof types.ApplyConversationEvent_VersionFragmentDoc,
    "\n  mutation ArchiveConversation($id: ID!, $archived: Boolean!) {\n    result: archiveConversation(input: { conversationId: $id, archived: $archived }) {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ArchiveConversationDocument,
    "\n  mutation BlockPartner($id: ID!, $blocked: Boolean!) {\n    result: blockPartner(input: { conversationId: $id, blocked: $blocked }) {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.BlockPartnerDocument,
    "\n  query ChatSettings {\n    viewer {\n      chatSettings {\n        showsTyping\n        showsPresence\n      }\n    }\n  }\n": typeof types.ChatSettingsDocument,
    "\n  mutation ChangeChatSettings($showsTyping: Boolean, $showsPresence: Boolean) {\n    result: changeChatSettings(input: { showsTyping: $showsTyping, showsPresence: $showsPresence }) {\n      chatSettings {\n        showsTyping\n        showsPresence\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ChangeChatSettingsDocument,
    "\n  fragment ConversationList_connection on ConversationConnection {\n    edges {\n      node {\n        id\n        isArchived\n        # Without it the list could not follow what is read elsewhere.\n        readNumber\n        version\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": typeof types.ConversationList_ConnectionFragmentDoc,
    "\n  fragment ConversationRow_conversation on Conversation {\n    id\n    viewerIs\n    partner {\n      id\n      name\n      picturePath\n    }\n    shop {\n      id\n      slug\n      isVerified\n    }\n    productName\n    partnerReadNumber\n    unreadCount\n    createdAt\n    lastMessage {\n      id\n      number\n      sender\n      content\n      isHidden\n      isRead\n      picture {\n        id\n      }\n      orderStep {\n        orderId\n        state\n        action\n      }\n      createdAt\n    }\n  }\n": typeof types.ConversationRow_ConversationFragmentDoc,
    "\n  query Conversations($first: Int!, $after: String, $search: String, $archived: Boolean!) {\n    inboxSeq\n    viewer {\n      conversations(first: $first, after: $after, search: $search, archived: $archived) {\n        ...ConversationList_connection\n      }\n    }\n  }\n": typeof types.ConversationsDocument,
    "\n  fragment UnreadMessages_viewer on Viewer {\n    unreadCounts {\n      messages\n    }\n  }\n": typeof types.UnreadMessages_ViewerFragmentDoc,
    "\n  query UnreadMessages {\n    viewer {\n      ...UnreadMessages_viewer\n    }\n  }\n": typeof types.UnreadMessagesDocument,
    "\n  fragment ChatInbox_update on InboxUpdate {\n    __typename\n    ... on MessageAdded {\n      message {\n        ...MessageBubble_message\n      }\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      unread {\n        messages\n      }\n    }\n    ... on MessageHidden {\n      message {\n        ...MessageBubble_message\n      }\n    }\n    ... on MessagesRead {\n      conversationId\n      reader\n      upTo\n      readAt\n      unreadCount\n      version\n      unread {\n        messages\n      }\n    }\n    ... on ConversationChanged {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      unread {\n        messages\n      }\n    }\n  }\n": typeof types.ChatInbox_UpdateFragmentDoc,
    "\n  fragment ApplyReadEvent_conversation on Conversation {\n    id\n    viewerIs\n    readNumber\n    partnerReadNumber\n    unreadCount\n    version\n  }\n": typeof types.ApplyReadEvent_ConversationFragmentDoc,
    "\n  fragment ConversationHeader_conversation on Conversation {\n    id\n    viewerIs\n    isBlocked\n    partner {\n      id\n      name\n      picturePath\n    }\n    shop {\n      id\n      slug\n      isVerified\n    }\n    ...ConversationMenu_conversation\n  }\n": typeof types.ConversationHeader_ConversationFragmentDoc,
    "\n  fragment ConversationMenu_conversation on Conversation {\n    id\n    viewerIs\n    isArchived\n    isBlocked\n    partner {\n      id\n      name\n    }\n    shop {\n      id\n      slug\n    }\n  }\n": typeof types.ConversationMenu_ConversationFragmentDoc,
    "\n  fragment UseLatestOrder_conversation on Conversation {\n    id\n    messages {\n      edges {\n        node {\n          id\n          orderStep {\n            orderId\n          }\n        }\n      }\n    }\n  }\n": typeof types.UseLatestOrder_ConversationFragmentDoc,
    "\n  fragment ConversationPane_conversation on Conversation {\n    id\n    isBlocked\n    canSend\n    lastNumber\n    partner {\n      id\n      name\n    }\n    viewerIs\n    ...MessageStream_conversation\n  }\n": typeof types.ConversationPane_ConversationFragmentDoc,
    "\n  fragment MessageStream_conversation on Conversation {\n    id\n    viewerIs\n    lastNumber\n    version\n    readNumber\n    unreadCount\n    canSend\n    partnerReadNumber\n    partner {\n      id\n      name\n    }\n    messages(last: 40) {\n      edges {\n        node {\n          id\n          number\n          ...MessageBubble_message\n        }\n      }\n      pageInfo {\n        hasPreviousPage\n        hasNextPage\n      }\n    }\n  }\n": typeof types.MessageStream_ConversationFragmentDoc,
    "\n  fragment PinnedProduct_product on Product {\n    id\n    slug\n    name\n    version\n    stockQuantity\n    isActive\n    price {\n      amount\n      currency\n    }\n    compareAtPrice {\n      amount\n      currency\n    }\n    primaryImage {\n      id\n      path\n      color\n    }\n  }\n": typeof types.PinnedProduct_ProductFragmentDoc,
    "\n  fragment PinnedProduct_conversation on Conversation {\n    id\n    productName\n    product {\n      ...PinnedProduct_product\n    }\n  }\n": typeof types.PinnedProduct_ConversationFragmentDoc,
    "\n  fragment MessageBubble_message on Message {\n    id\n    conversationId\n    number\n    clientId\n    sender\n    content\n    picture {\n      id\n      path\n      width\n      height\n      color\n    }\n    orderStep {\n      orderId\n      state\n      action\n      reason\n    }\n    replyTo {\n      messageId\n      number\n      sender\n      content\n      hasPicture\n    }\n    isHidden\n    isRead\n    readAt\n    createdAt\n  }\n": typeof types.MessageBubble_MessageFragmentDoc,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    result: sendMessage(input: $input) {\n      message {\n        ...MessageBubble_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.SendMessageDocument,
    "\n  query Conversation($id: ID!) {\n    inboxSeq\n    conversation(id: $id) {\n      id\n      version\n      partner {\n        id\n        name\n      }\n      ...ConversationHeader_conversation\n      ...PinnedProduct_conversation\n      ...ConversationPane_conversation\n    }\n  }\n": typeof types.ConversationDocument,
    "\n  query MessagePage($id: ID!, $before: String, $last: Int, $after: String, $first: Int) {\n    inboxSeq\n    conversation(id: $id) {\n      id\n      messages(before: $before, last: $last, after: $after, first: $first) {\n        edges {\n          node {\n            id\n            number\n            ...MessageBubble_message\n          }\n        }\n        pageInfo {\n          hasPreviousPage\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.MessagePageDocument,
    "\n  mutation HideMessage($conversationId: ID!, $number: Int!, $hidden: Boolean!) {\n    result: hideMessage(input: { conversationId: $conversationId, number: $number, hidden: $hidden }) {\n      message {\n        ...MessageBubble_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.HideMessageDocument,
    "\n  mutation MarkMessagesRead($conversationId: ID!, $upTo: Int!) {\n    result: markMessagesRead(input: { conversationId: $conversationId, upTo: $upTo }) {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.MarkMessagesReadDocument,
    "\n  subscription Presence($personId: ID!) {\n    presence(personId: $personId) {\n      personId\n      isOnline\n      lastSeenAt\n    }\n  }\n": typeof types.PresenceDocument,
    "\n  subscription Typing($conversationId: ID!) {\n    typing(conversationId: $conversationId) {\n      conversationId\n      side\n      isTyping\n    }\n  }\n": typeof types.TypingDocument,
    "\n  mutation SetTyping($conversationId: ID!, $typing: Boolean!) {\n    setTyping(input: { conversationId: $conversationId, typing: $typing }) {\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.SetTypingDocument,
    "\n  query QuickReplies {\n    viewer {\n      quickReplies {\n        replies\n        version\n      }\n    }\n  }\n": typeof types.QuickRepliesDocument,
    "\n  mutation ChangeQuickReplies($input: ChangeQuickRepliesInput!) {\n    result: changeQuickReplies(input: $input) {\n      quickReplies {\n        replies\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ChangeQuickRepliesDocument,
    "\n  mutation ReportConversation($id: ID!, $reason: ReportReason!, $details: String!) {\n    result: reportConversation(input: { conversationId: $id, reason: $reason, details: $details }) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ReportConversationDocument,
    "\n  query ProductConversation($slug: String!) {\n    inboxSeq\n    product(slug: $slug) {\n      id\n      conversationId\n    }\n  }\n": typeof types.ProductConversationDocument,
    "\n  query OrderConversation($id: ID!) {\n    inboxSeq\n    order(id: $id) {\n      id\n      conversationId\n    }\n  }\n": typeof types.OrderConversationDocument,
    "\n  mutation StartConversation($input: StartConversationInput!) {\n    result: startConversation(input: $input) {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      message {\n        ...MessageBubble_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.StartConversationDocument,
    "\n  fragment FaqTopic_topic on FaqTopic {\n    id\n    title\n    icon\n    description\n    faqs {\n      id\n      question\n      answer\n    }\n  }\n": typeof types.FaqTopic_TopicFragmentDoc,
    "\n  fragment PolicyLink_policy on Policy {\n    slug\n    title\n    summary\n  }\n": typeof types.PolicyLink_PolicyFragmentDoc,
    "\n  query OwnMessages {\n    viewer {\n      contactMessages {\n        id\n        number\n        subject\n        state\n        createdAt\n      }\n    }\n  }\n": typeof types.OwnMessagesDocument,
    "\n  fragment OwnThread_message on OwnContactMessage {\n    id\n    message\n    createdAt\n    replies {\n      id\n      text\n      isOurs\n      createdAt\n    }\n  }\n": typeof types.OwnThread_MessageFragmentDoc,
    "\n  mutation FollowUpContact($input: FollowUpContactInput!) {\n    result: followUpContact(input: $input) {\n      contactMessage {\n        id\n        ...OwnThread_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.FollowUpContactDocument,
    "\n  mutation Contact($input: ContactInput!) {\n    result: contact(input: $input) {\n      message\n      number\n      messageId\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ContactDocument,
    "\n  query Activities {\n    inboxSeq\n    viewer {\n      activities {\n        id\n        kind\n        title\n        description\n        link\n        createdAt\n        source\n      }\n    }\n  }\n": typeof types.ActivitiesDocument,
    "\n  fragment NotificationEvent_notification on Notification {\n    id\n    kind\n    source\n    title\n    text\n    link\n    number\n    isRead\n    createdAt\n  }\n": typeof types.NotificationEvent_NotificationFragmentDoc,
    "\n  fragment ReadNotification_notification on Notification {\n    isRead\n  }\n": typeof types.ReadNotification_NotificationFragmentDoc,
    "\n  fragment WriteActivity_activity on Activity {\n    id\n    kind\n    title\n    description\n    link\n    createdAt\n    source\n  }\n": typeof types.WriteActivity_ActivityFragmentDoc,
    "\n  fragment ChosenNews_viewer on Viewer {\n    notificationChoices {\n      chosen {\n        kind\n        channel\n        isOn\n      }\n    }\n  }\n": typeof types.ChosenNews_ViewerFragmentDoc,
    "\n  fragment AllChoices_choices on NotificationChoices {\n    all {\n      kind\n      channel\n      isOn\n      isNecessary\n    }\n    chosen {\n      kind\n      channel\n      isOn\n    }\n  }\n": typeof types.AllChoices_ChoicesFragmentDoc,
    "\n  fragment NotificationsInbox_update on InboxUpdate {\n    __typename\n    ... on NotificationAdded {\n      notification {\n        ...NotificationEvent_notification\n      }\n      unread {\n        notifications\n      }\n    }\n    ... on NotificationChoicesChanged {\n      choices {\n        ...AllChoices_choices\n      }\n    }\n    ... on NotificationsRead {\n      notificationId\n      unread {\n        notifications\n      }\n    }\n  }\n": typeof types.NotificationsInbox_UpdateFragmentDoc,
    "\n  query NotificationChoices {\n    inboxSeq\n    viewer {\n      notificationChoices {\n        ...AllChoices_choices\n      }\n    }\n  }\n": typeof types.NotificationChoicesDocument,
    "\n  mutation ChangeNotificationChoice($input: ChangeNotificationChoiceInput!) {\n    result: changeNotificationChoice(input: $input) {\n      notificationChoices {\n        ...AllChoices_choices\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ChangeNotificationChoiceDocument,
    "\n  fragment NotificationList_notifications on NotificationConnection {\n    edges {\n      node {\n        id\n        ...NotificationRow_notification\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": typeof types.NotificationList_NotificationsFragmentDoc,
    "\n  fragment NotificationRow_notification on Notification {\n    id\n    kind\n    title\n    text\n    link\n    number\n    isRead\n    createdAt\n  }\n": typeof types.NotificationRow_NotificationFragmentDoc,
    "\n  fragment UnreadNotifications_viewer on Viewer {\n    unreadCounts {\n      notifications\n    }\n  }\n": typeof types.UnreadNotifications_ViewerFragmentDoc,
    "\n  query UnreadNotifications {\n    viewer {\n      ...UnreadNotifications_viewer\n    }\n  }\n": typeof types.UnreadNotificationsDocument,
    "\n  mutation MarkNotificationsRead($id: ID) {\n    result: markNotificationsRead(input: { notificationId: $id }) {\n      unread {\n        notifications\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.MarkNotificationsReadDocument,
    "\n  mutation AddToCart($input: AddToCartInput!) {\n    result: addToCart(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.AddToCartDocument,
    "\n  fragment CartEvent_changed on CartChanged {\n    itemCount\n    version\n  }\n": typeof types.CartEvent_ChangedFragmentDoc,
    "\n  query CartCount {\n    viewer {\n      ...CartCount_viewer\n    }\n  }\n": typeof types.CartCountDocument,
    "\n  fragment Cart_cart on Cart {\n    itemCount\n    version\n    items {\n      id\n      productId\n      name\n      quantity\n      priceWhenAdded { amount }\n      shop { name slug }\n      product {\n        id\n        slug\n        version\n        isActive\n        inStock\n        stockQuantity\n        price { amount }\n        primaryImage { id path color }\n      }\n    }\n  }\n": typeof types.Cart_CartFragmentDoc,
    "\n  fragment CartOfViewer_viewer on Viewer {\n    cart {\n      ...Cart_cart\n    }\n  }\n": typeof types.CartOfViewer_ViewerFragmentDoc,
    "\n  query Cart {\n    inboxSeq\n    viewer {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.CartDocument,
    "\n  fragment CartCount_viewer on Viewer {\n    cart {\n      itemCount\n      version\n    }\n  }\n": typeof types.CartCount_ViewerFragmentDoc,
    "\n  mutation PostToCart($input: AddToCartInput!) {\n    result: addToCart(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.PostToCartDocument,
    "\n  mutation ChangeCartItem($input: ChangeCartItemInput!) {\n    result: changeCartItem(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ChangeCartItemDocument,
    "\n  mutation RemoveFromCart($input: RemoveFromCartInput!) {\n    result: removeFromCart(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.RemoveFromCartDocument,
    "\n  mutation ClearCart {\n    result: clearCart {\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ClearCartDocument,
    "\n  query CheckoutKnown {\n    viewer {\n      person {\n        id\n        fullName\n        telephoneNumber\n      }\n      addresses {\n        id\n        label\n        shippingAddress {\n          ...Checkout_address\n        }\n        isDefault\n      }\n      orders(first: 1) {\n        edges {\n          node {\n            id\n            shippingAddress {\n              ...Checkout_address\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.CheckoutKnownDocument,
    "\n  fragment PlacingFailure_failure on Failure {\n    ...Failure\n    ... on TotalChangedError {\n      message\n      total { amount }\n    }\n  }\n": typeof types.PlacingFailure_FailureFragmentDoc,
    "\n  mutation PlaceCart($input: PlaceCartInput!) {\n    result: placeCart(input: $input) {\n      orders {\n        id\n        ...PlacedOrder_order\n      }\n      errors {\n        ...PlacingFailure_failure\n      }\n    }\n  }\n": typeof types.PlaceCartDocument,
    "\n  mutation PlaceProduct($input: PlaceProductInput!) {\n    result: placeProduct(input: $input) {\n      orders {\n        id\n        ...PlacedOrder_order\n      }\n      errors {\n        ...PlacingFailure_failure\n      }\n    }\n  }\n": typeof types.PlaceProductDocument,
    "\n  fragment PlacedOrder_order on Order {\n    id\n    createdAt\n    expiresAt\n    itemCount\n    shop { name slug }\n    total { amount }\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productName\n          productImagePath\n          quantity\n          total { amount }\n        }\n      }\n    }\n  }\n": typeof types.PlacedOrder_OrderFragmentDoc,
    "\n  fragment Checkout_address on ShippingAddress {\n    shippingFullName: fullName\n    shippingPhone: phone\n    shippingAddress: address\n    shippingCity: city\n    shippingRegion: region\n    shippingLandmark: landmark\n  }\n": typeof types.Checkout_AddressFragmentDoc,
    "\n  mutation SettleAttempt($key: String!) {\n    result: settleOrderAttempt(input: { idempotencyKey: $key }) {\n      orders {\n        id\n        ...PlacedOrder_order\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.SettleAttemptDocument,
    "\n  fragment OrdersInbox_update on InboxUpdate {\n    __typename\n    ... on CartChanged {\n      ...CartEvent_changed\n    }\n    ... on OrderPlaced {\n      order {\n        ...OrderEvent_order\n      }\n    }\n    ... on OrderChanged {\n      order {\n        ...OrderEvent_order\n      }\n    }\n  }\n": typeof types.OrdersInbox_UpdateFragmentDoc,
    "\n  fragment OrderEvent_order on Order {\n    id\n    state\n    createdAt\n    updatedAt\n    expiresAt\n    dueAt\n    returnUntil\n    version\n    total { amount currency }\n    shippingFee { amount currency }\n    tax { amount currency }\n    itemCount\n    buyerEmail\n    buyerName\n    shop { name slug }\n    shippingAddress {\n      ...ShippingAddress_address\n    }\n    shippingNotes\n    paidAt\n    paymentMethod\n    viewerIs\n    allowedActions\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productId\n          productSlug\n          productName\n          productImagePath\n          quantity\n          price { amount currency }\n          total { amount currency }\n        }\n      }\n    }\n    steps {\n      state\n      createdAt\n      by\n      action\n      reason\n      returnReason\n      photoPaths\n    }\n  }\n": typeof types.OrderEvent_OrderFragmentDoc,
    "\n  fragment ApplyOrderEvent_version on Order {\n    id\n    version\n  }\n": typeof types.ApplyOrderEvent_VersionFragmentDoc,
    "\n  mutation BuyAgain($input: BuyAgainInput!) {\n    result: buyAgain(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      leftOut\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.BuyAgainDocument,
    "\n  fragment OrderActions_order on Order {\n    id\n    version\n    state\n    viewerIs\n    allowedActions\n    items(first: 100) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n": typeof types.OrderActions_OrderFragmentDoc,
    "\n  query OrderById($id: ID!) {\n    inboxSeq\n    order(id: $id) {\n      id\n      viewerIs\n      buyerName\n      shop { name slug }\n      ...OrderEvent_order\n      ...OrderDetail_order\n    }\n  }\n": typeof types.OrderByIdDocument,
    "\n  fragment OrderDetail_order on Order {\n    id\n    state\n    updatedAt\n    expiresAt\n    dueAt\n    paidAt\n    viewerIs\n    buyerName\n    shop {\n      name\n      slug\n    }\n    ...OrderFacts_order\n    ...OrderPeople_order\n    ...OrderTimeline_order\n    ...OrderActions_order\n  }\n": typeof types.OrderDetail_OrderFragmentDoc,
    "\n  fragment OrderFacts_order on Order {\n    id\n    state\n    viewerIs\n    total { amount currency }\n    paidAt\n    paymentMethod\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productSlug\n          productName\n          productImagePath\n          quantity\n          price { amount currency }\n          total { amount currency }\n        }\n      }\n    }\n  }\n": typeof types.OrderFacts_OrderFragmentDoc,
    "\n  fragment OrderList_orders on OrderConnection {\n    edges {\n      node {\n        id\n        ...OrderRow_order\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": typeof types.OrderList_OrdersFragmentDoc,
    "\n  query MyOrders($after: String, $search: String, $state: OrderState) {\n    inboxSeq\n    viewer {\n      orders(after: $after, search: $search, state: $state) {\n        ...OrderList_orders\n      }\n    }\n  }\n": typeof types.MyOrdersDocument,
    "\n  query ShopOrders($after: String, $search: String, $state: OrderState) {\n    inboxSeq\n    viewer {\n      shop {\n        orders(after: $after, search: $search, state: $state) {\n          ...OrderList_orders\n        }\n      }\n    }\n  }\n": typeof types.ShopOrdersDocument,
    "\n  fragment OrderPeople_order on Order {\n    id\n    viewerIs\n    buyerName\n    buyerEmail\n    shop { name slug }\n    shippingAddress {\n      ...ShippingAddress_address\n    }\n    shippingNotes\n  }\n": typeof types.OrderPeople_OrderFragmentDoc,
    "\n  fragment OrderRow_order on Order {\n    id\n    version\n    state\n    createdAt\n    total { amount currency }\n    paidAt\n    viewerIs\n    allowedActions\n    buyerName\n    buyerEmail\n    shop { name slug }\n    shippingAddress {\n      ...ShippingAddress_address\n    }\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productName\n          productImagePath\n          quantity\n        }\n      }\n    }\n  }\n": typeof types.OrderRow_OrderFragmentDoc,
    "\n  fragment OrderTimeline_order on Order {\n    state\n    expiresAt\n    viewerIs\n    steps {\n      state\n      createdAt\n      by\n      action\n      reason\n      returnReason\n      photoPaths\n    }\n  }\n": typeof types.OrderTimeline_OrderFragmentDoc,
    "\n  query ShopMetrics {\n    inboxSeq\n    viewer {\n      shop {\n        metrics {\n          pendingOrders\n          acceptedOrders\n          returnRequests\n          activeProducts\n          lowStock\n          outOfStock\n          answerMinutes\n          answerConversations\n          months {\n            month\n            orders\n            revenue { amount currency }\n          }\n          days {\n            day\n            views\n            orders\n          }\n        }\n      }\n    }\n  }\n": typeof types.ShopMetricsDocument,
    "\n  mutation ChangeOrder($input: ChangeOrderInput!) {\n    result: changeOrder(input: $input) {\n      order {\n        ...OrderEvent_order\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ChangeOrderDocument,
    "\n  query LatestSales {\n    inboxSeq\n    viewer {\n      shop {\n        orders {\n          ...LatestOrders_orders\n        }\n      }\n    }\n  }\n": typeof types.LatestSalesDocument,
    "\n  query LatestPurchases {\n    inboxSeq\n    viewer {\n      orders {\n        ...LatestOrders_orders\n      }\n    }\n  }\n": typeof types.LatestPurchasesDocument,
    "\n  fragment LatestOrders_orders on OrderConnection {\n    edges {\n      node {\n        id\n        ...OrderRow_order\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": typeof types.LatestOrders_OrdersFragmentDoc,
    "\n  fragment ParcelSlip_order on Order {\n    id\n    createdAt\n    itemCount\n    total { amount currency }\n    paidAt\n    shop { name slug }\n    shippingAddress {\n      ...ShippingAddress_address\n    }\n    shippingNotes\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productName\n          quantity\n        }\n      }\n    }\n  }\n": typeof types.ParcelSlip_OrderFragmentDoc,
    "\n  query PickList {\n    viewer {\n      shop {\n        pickList {\n          orderCount\n          lines {\n            productId\n            productName\n            productImagePath\n            sku\n            quantity\n            orderIds\n          }\n        }\n      }\n    }\n  }\n": typeof types.PickListDocument,
    "\n  fragment ReceiptSheet_receipt on Receipt {\n    number\n    createdAt\n    payerName\n    payerEmail\n    payment {\n      reference\n      refundedAt\n      refundedAmount {\n        amount\n      }\n      description\n      channel\n      amount {\n        amount\n      }\n    }\n  }\n": typeof types.ReceiptSheet_ReceiptFragmentDoc,
    "\n  query SavedCards {\n    viewer {\n      savedCards {\n        id\n        brand\n        last4\n        expMonth\n        expYear\n        isExpired\n      }\n    }\n  }\n": typeof types.SavedCardsDocument,
    "\n  mutation RemoveSavedCard($id: ID!) {\n    result: removeSavedCard(input: { cardId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.RemoveSavedCardDocument,
    "\n  fragment PaymentResult_payment on Payment {\n    reference\n    version\n    purpose\n    description\n    state\n    url\n    receiptNumber\n    amount {\n      amount\n    }\n  }\n": typeof types.PaymentResult_PaymentFragmentDoc,
    "\n  mutation VerifyPayment($input: VerifyPaymentInput!) {\n    result: verifyPayment(input: $input) {\n      message\n      campaignId\n      payment {\n        ...PaymentResult_payment\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.VerifyPaymentDocument,
    "\n  subscription PaymentChanged($reference: ID!) {\n    paymentChanged(reference: $reference) {\n      payment {\n        ...PaymentResult_payment\n      }\n    }\n  }\n": typeof types.PaymentChangedDocument,
    "\n  fragment CurrentPlan_plan on ChosenPlan {\n    id\n    version\n    name\n    state\n    endsAt\n    daysRemaining\n    isRenewing\n  }\n": typeof types.CurrentPlan_PlanFragmentDoc,
    "\n  mutation SetPlanRenewal($input: SetPlanRenewalInput!) {\n    result: setPlanRenewal(input: $input) {\n      plan {\n        ...CurrentPlan_plan\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.SetPlanRenewalDocument,
    "\n  mutation CancelPlan($input: ChosenPlanInput!) {\n    result: cancelPlan(input: $input) {\n      plan {\n        ...CurrentPlan_plan\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.CancelPlanDocument,
    "\n  fragment PlanCard_plan on Plan {\n    id\n    description\n    durationDays\n    price {\n      amount\n    }\n  }\n": typeof types.PlanCard_PlanFragmentDoc,
    "\n  fragment PlanOrder_plan on Plan {\n    id\n    durationDays\n    price {\n      amount\n    }\n  }\n": typeof types.PlanOrder_PlanFragmentDoc,
    "\n  mutation BuyPlan($input: BuyPlanInput!) {\n    result: buyPlan(input: $input) {\n      payment {\n        paymentUrl\n        reference\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.BuyPlanDocument,
    "\n  query Plans {\n    viewer {\n      savedCards {\n        id\n        last4\n        isExpired\n      }\n      planChoice {\n        freeProductsPerCategory\n        plans {\n          id\n          durationDays\n          price {\n            amount\n          }\n          ...PlanCard_plan\n          ...PlanOrder_plan\n        }\n      }\n      planStanding {\n        isActive\n        current {\n          id\n          planId\n          durationDays\n          isRenewing\n          ...CurrentPlan_plan\n        }\n        chosen {\n          id\n          planId\n          name\n          state\n          startedAt\n          endsAt\n          isRenewing\n        }\n      }\n    }\n  }\n": typeof types.PlansDocument,
    "\n  query SubscriptionSection {\n    viewer {\n      planStanding {\n        isActive\n        chosen {\n          id\n          version\n          name\n          state\n          startedAt\n          endsAt\n          daysRemaining\n          isRenewing\n          amount {\n            amount\n          }\n        }\n      }\n    }\n  }\n": typeof types.SubscriptionSectionDocument,
    "\n  subscription PlanChoiceChanged {\n    planChoiceChanged {\n      freeProductsPerCategory\n      plans {\n        id\n        durationDays\n        price {\n          amount\n        }\n      }\n    }\n  }\n": typeof types.PlanChoiceChangedDocument,
    "\n  fragment Failure on Failure {\n    code\n    message\n    ... on RefusedError {\n      retryAfter\n    }\n    ... on ValidationError {\n      fields {\n        field\n        messages\n      }\n    }\n  }\n": typeof types.FailureFragmentDoc,
    "\n  fragment ReviewsInbox_update on InboxUpdate {\n    __typename\n    ... on ReviewReplied {\n      reviewId\n      reply\n      repliedAt\n    }\n  }\n": typeof types.ReviewsInbox_UpdateFragmentDoc,
    "\n  query OwnProductReviews($waiting: Boolean!, $after: String) {\n    viewer {\n      shop {\n        id\n        name\n        productReviews(waiting: $waiting, after: $after) {\n          totalCount\n          pageInfo {\n            endCursor\n            hasNextPage\n          }\n          edges {\n            node {\n              productName\n              product {\n                id\n                slug\n              }\n              review {\n                id\n                reply\n                ...ReviewItem_review\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.OwnProductReviewsDocument,
    "\n  fragment ProductReviews_product on Product {\n    slug\n    name\n    shop {\n      name\n      slug\n    }\n    rating {\n      average\n      count\n    }\n    reviews {\n      totalCount\n      distribution {\n        stars\n        count\n      }\n      edges {\n        node {\n          id\n          ...ReviewItem_review\n        }\n      }\n    }\n  }\n": typeof types.ProductReviews_ProductFragmentDoc,
    "\n  fragment RatingLink_product on Product {\n    rating {\n      average\n      count\n    }\n  }\n": typeof types.RatingLink_ProductFragmentDoc,
    "\n  fragment ReviewItem_review on ProductReview {\n    rating\n    photoPaths\n    reviewerName\n    ...ReviewBody_review\n    ...ReviewFollowUp_review\n  }\n": typeof types.ReviewItem_ReviewFragmentDoc,
    "\n  query ReviewPages($slug: String!, $after: String, $rating: Int) {\n    product(slug: $slug) {\n      id\n      reviews(after: $after, rating: $rating) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            id\n            ...ReviewItem_review\n          }\n        }\n      }\n    }\n  }\n": typeof types.ReviewPagesDocument,
    "\n  mutation WriteProductReview($input: WriteProductReviewInput!) {\n    result: writeProductReview(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.WriteProductReviewDocument,
    "\n  mutation ChangeProductReview($input: ChangeProductReviewInput!) {\n    result: changeProductReview(input: $input) {\n      message\n      review {\n        id\n        ...ReviewItem_review\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ChangeProductReviewDocument,
    "\n  query OwnProductReview($slug: String!) {\n    viewer {\n      productReview(slug: $slug) {\n        changeableUntil\n        helpfulIds\n        review {\n          id\n          rating\n          title\n          comment\n        }\n      }\n    }\n  }\n": typeof types.OwnProductReviewDocument,
    "\n  query ProductReviewsAgain($slug: String!) {\n    product(slug: $slug) {\n      id\n      ...ProductReviews_product\n      ...RatingLink_product\n    }\n  }\n": typeof types.ProductReviewsAgainDocument,
    "\n  fragment PutStanding_standing on ReviewStanding {\n    reviewId\n    reply\n    repliedAt\n    helpfulCount\n  }\n": typeof types.PutStanding_StandingFragmentDoc,
    "\n  mutation ReplyToReview($input: ReplyToReviewInput!) {\n    result: replyToReview(input: $input) {\n      review {\n        ...PutStanding_standing\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ReplyToReviewDocument,
    "\n  fragment ReviewBody_review on Review {\n    title\n    comment\n    reviewerName\n    isVerifiedPurchase\n    createdAt\n  }\n": typeof types.ReviewBody_ReviewFragmentDoc,
    "\n  fragment ReviewFollowUp_review on Review {\n    id\n    reply\n    repliedAt\n    helpfulCount\n  }\n": typeof types.ReviewFollowUp_ReviewFragmentDoc,
    "\n  query ShopReviewsPage($slug: String!, $after: String) {\n    shop(slug: $slug) {\n      slug\n      reviews(after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            id\n            ...ShopReviewItem_review\n          }\n        }\n      }\n    }\n  }\n": typeof types.ShopReviewsPageDocument,
    "\n  mutation WriteShopReview($input: WriteShopReviewInput!) {\n    result: writeShopReview(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.WriteShopReviewDocument,
    "\n  mutation ChangeShopReview($input: ChangeShopReviewInput!) {\n    result: changeShopReview(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ChangeShopReviewDocument,
    "\n  fragment ShopReviewItem_review on ShopReview {\n    overallRating\n    productQualityRating\n    customerServiceRating\n    shippingSpeedRating\n    ...ReviewBody_review\n    ...ReviewFollowUp_review\n  }\n": typeof types.ShopReviewItem_ReviewFragmentDoc,
    "\n  fragment ShopReviews_shop on Shop {\n    slug\n    name\n    reviews {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      scores {\n        ...ShopScores_scores\n      }\n      edges {\n        node {\n          id\n          ...ShopReviewItem_review\n        }\n      }\n    }\n  }\n": typeof types.ShopReviews_ShopFragmentDoc,
    "\n  fragment ShopScores_scores on ShopScores {\n    overall\n    productQuality\n    customerService\n    shippingSpeed\n  }\n": typeof types.ShopScores_ScoresFragmentDoc,
    "\n  query OwnShopReview($slug: String!) {\n    viewer {\n      shopReview(slug: $slug) {\n        changeableUntil\n        helpfulIds\n        review {\n          id\n          title\n          comment\n          overallRating\n          productQualityRating\n          customerServiceRating\n          shippingSpeedRating\n        }\n      }\n    }\n  }\n": typeof types.OwnShopReviewDocument,
    "\n  query ShopReviewsAgain($slug: String!) {\n    shop(slug: $slug) {\n      slug\n      rating {\n        average\n        count\n      }\n      ...ShopReviews_shop\n    }\n  }\n": typeof types.ShopReviewsAgainDocument,
    "\n  mutation VoteHelpful($input: VoteHelpfulInput!) {\n    result: voteHelpful(input: $input) {\n      review {\n        ...PutStanding_standing\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.VoteHelpfulDocument,
    "\n  query Application($id: ID!) {\n    viewer {\n      admin {\n        application(id: $id) {\n          id\n          state\n          shopName\n          idDocument\n          passportPicture\n          ...ApplicationDetail_application\n        }\n      }\n    }\n  }\n": typeof types.ApplicationDocument,
    "\n  query Applications($state: ApplicationState!, $page: Int!) {\n    viewer {\n      admin {\n        applications(state: $state, page: $page) {\n          totalCount\n          ...ApplicationList_page\n        }\n      }\n    }\n  }\n": typeof types.ApplicationsDocument,
    "\n  query Audit($filter: AuditFilter!, $page: Int!) {\n    viewer {\n      admin {\n        audit(filter: $filter, page: $page) {\n          totalCount\n          ...AuditList_page\n        }\n      }\n    }\n  }\n": typeof types.AuditDocument,
    "\n  query Case($id: ID!) {\n    viewer {\n      admin {\n        case(id: $id) {\n          id\n          reason\n          ...CaseActions_case\n          ...CaseDetail_case\n        }\n      }\n    }\n  }\n": typeof types.CaseDocument,
    "\n  query Cases($state: CaseState!, $page: Int!) {\n    viewer {\n      admin {\n        cases(state: $state, page: $page) {\n          totalCount\n          ...CaseList_page\n        }\n      }\n    }\n  }\n": typeof types.CasesDocument,
    "\n  query AdminCategories {\n    viewer {\n      admin {\n        categories {\n          id\n          parentId\n          name\n          ...CategoryTree_category\n        }\n      }\n    }\n  }\n": typeof types.AdminCategoriesDocument,
    "\n  query AdminCategory($id: ID!) {\n    viewer {\n      admin {\n        category(id: $id) {\n          id\n          name\n          version\n          ...CategoryHead_category\n          ...FieldEditor_category\n        }\n        categories {\n          id\n          parentId\n          name\n        }\n      }\n    }\n  }\n": typeof types.AdminCategoryDocument,
    "\n  query Ledger {\n    viewer {\n      admin {\n        ledger {\n          isBalanced\n          balances {\n            account\n            amount {\n              amount\n              currency\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.LedgerDocument,
    "\n  query ContactMessage($id: ID!) {\n    viewer {\n      admin {\n        contactMessage(id: $id) {\n          id\n          subject\n          ...MessageThread_message\n        }\n      }\n    }\n  }\n": typeof types.ContactMessageDocument,
    "\n  query ContactMessages($search: String, $state: ContactState!, $page: Int!) {\n    viewer {\n      admin {\n        contactMessages(search: $search, state: $state, page: $page) {\n          totalCount\n          ...MessageList_page\n        }\n      }\n    }\n  }\n": typeof types.ContactMessagesDocument,
    "\n  query AdminOrder($id: ID!) {\n    inboxSeq\n    viewer {\n      admin {\n        order(id: $id) {\n          order {\n            id\n            state\n            version\n            paidAt\n            ...OrderFacts_order\n            ...OrderPeople_order\n            ...OrderTimeline_order\n          }\n          ...OrderSides_order\n        }\n      }\n    }\n  }\n": typeof types.AdminOrderDocument,
    "\n  query AdminOrders($search: String, $state: OrderState, $page: Int!) {\n    viewer {\n      admin {\n        orders(search: $search, state: $state, page: $page) {\n          totalCount\n          edges {\n            node {\n              id\n              ...AdminOrderRow_order\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.AdminOrdersDocument,
    "\n  query AdminPayment($reference: ID!) {\n    viewer {\n      admin {\n        payment(reference: $reference) {\n          description\n          ...PaymentDetail_payment\n        }\n      }\n    }\n  }\n": typeof types.AdminPaymentDocument,
    "\n  query AdminPayments($state: PaymentState, $search: String, $purpose: PaymentPurpose, $page: Int!) {\n    viewer {\n      admin {\n        payments(state: $state, search: $search, purpose: $purpose, page: $page) {\n          totalCount\n          ...PaymentList_page\n        }\n      }\n    }\n  }\n": typeof types.AdminPaymentsDocument,
    "\n  query People($search: String, $state: PersonState, $page: Int!) {\n    viewer {\n      admin {\n        people(search: $search, state: $state, page: $page) {\n          totalCount\n          ...PeopleList_page\n        }\n      }\n    }\n  }\n": typeof types.PeopleDocument,
    "\n  query PersonRecord($id: ID!) {\n    viewer {\n      admin {\n        person(id: $id) {\n          id\n          fullName\n          ...SuspensionActions_person\n          ...PersonDetail_person\n          ...PersonSessions_person\n          ...PersonNotes_person\n        }\n      }\n    }\n  }\n": typeof types.PersonRecordDocument,
    "\n  query AdminProducts($search: String, $state: AdminProductState!, $page: Int!) {\n    viewer {\n      admin {\n        products(search: $search, state: $state, page: $page) {\n          totalCount\n          ...AdminProductList_page\n        }\n      }\n    }\n  }\n": typeof types.AdminProductsDocument,
    "\n  query AdminReviews($search: String, $state: AdminReviewState!, $page: Int!) {\n    viewer {\n      admin {\n        reviews(search: $search, state: $state, page: $page) {\n          totalCount\n          ...AdminReviewList_page\n        }\n      }\n    }\n  }\n": typeof types.AdminReviewsDocument,
    "\n  query AdminShops($search: String, $state: AdminShopState!, $page: Int!) {\n    viewer {\n      admin {\n        shops(search: $search, state: $state, page: $page) {\n          totalCount\n          ...AdminShopList_page\n        }\n      }\n    }\n  }\n": typeof types.AdminShopsDocument,
    "\n  query CategoryScreen($slug: String!, $filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int, $after: String) {\n    category(slug: $slug) {\n      id\n      name\n      slug\n      path {\n        name\n        slug\n      }\n      children {\n        id\n        name\n        slug\n      }\n    }\n    products(filter: $filter, orderBy: $orderBy, page: $page, after: $after) {\n      totalCount\n      ...FeaturedRow_products\n      ...ProductListing_products\n    }\n  }\n": typeof types.CategoryScreenDocument,
    "\n  mutation ConfirmEmailChange($input: EmailChangeLinkInput!) {\n    result: confirmEmailChange(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ConfirmEmailChangeDocument,
    "\n  mutation ConfirmEmail($input: ConfirmEmailInput!) {\n    result: confirmEmail(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ConfirmEmailDocument,
    "\n  query OwnThread($id: ID!, $token: String) {\n    contactMessage(id: $id, token: $token) {\n      id\n      subject\n      number\n      ...OwnThread_message\n    }\n  }\n": typeof types.OwnThreadDocument,
    "\n  query FollowingScreen($first: Int!, $after: String) {\n    viewer {\n      followedProducts(first: $first, after: $after) {\n        totalCount\n        ...EndlessProducts_products\n      }\n    }\n  }\n": typeof types.FollowingScreenDocument,
    "\n  query Notifications($source: NotificationSource, $after: String) {\n    inboxSeq\n    viewer {\n      notifications(source: $source, after: $after) {\n        edges {\n          node {\n            id\n            isRead\n          }\n        }\n        ...NotificationList_notifications\n      }\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  query ParcelSlip($id: ID!) {\n    inboxSeq\n    order(id: $id) {\n      id\n      viewerIs\n      ...ParcelSlip_order\n    }\n  }\n": typeof types.ParcelSlipDocument,
    "\n  query ParcelSlips($after: String) {\n    inboxSeq\n    viewer {\n      shop {\n        orders(after: $after, state: ACCEPTED) {\n          edges {\n            node {\n              id\n              ...ParcelSlip_order\n            }\n          }\n          pageInfo {\n            endCursor\n            hasNextPage\n          }\n        }\n      }\n    }\n  }\n": typeof types.ParcelSlipsDocument,
    "\n  query Campaigns($state: CampaignFilter!, $page: Int!) {\n    campaignPlans {\n      id\n      price {\n        amount\n      }\n    }\n    viewer {\n      savedCards {\n        id\n        last4\n        isExpired\n      }\n      shop {\n        id\n        campaigns(state: $state, page: $page) {\n          totalCount\n          edges {\n            node {\n              id\n              state\n              ...CampaignCard_campaign\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.CampaignsDocument,
    "\n  subscription CampaignChanged {\n    campaignChanged {\n      campaign {\n        id\n        version\n        state\n      }\n    }\n  }\n": typeof types.CampaignChangedDocument,
    "\n  query CampaignPlans {\n    campaignPlans {\n      id\n      ...PlanStep_plan\n      ...PaymentStep_plan\n    }\n  }\n": typeof types.CampaignPlansDocument,
    "\n  query CampaignProduct($id: ID!) {\n    product(id: $id) {\n      id\n      slug\n      ...ProductRow_product\n    }\n  }\n": typeof types.CampaignProductDocument,
    "\n  query NewProduct {\n    categories {\n      id\n      ...CategoryChoice_category\n    }\n    viewer {\n      person {\n        id\n      }\n      shop {\n        id\n        verification\n      }\n    }\n  }\n": typeof types.NewProductDocument,
    "\n  query CategoriesToEdit {\n    categories {\n      id\n      ...CategoryChoice_category\n    }\n  }\n": typeof types.CategoriesToEditDocument,
    "\n  query OwnProductScreen($slug: String!) {\n    viewer {\n      shop {\n        id\n        slug\n        productDays(slug: $slug) {\n          day\n          views\n          orders\n        }\n      }\n    }\n    product(slug: $slug) {\n      id\n      slug\n      name\n      version\n      shop {\n        slug\n      }\n      ...OwnProductView_product\n    }\n  }\n": typeof types.OwnProductScreenDocument,
    "\n  query MyProducts($filter: OwnProductFilter, $all: OwnProductFilter, $orderBy: OwnProductOrder!, $after: String) {\n    categories {\n      id\n      ...CategoryChoice_category\n    }\n    viewer {\n      shop {\n        id\n        products(filter: $filter, orderBy: $orderBy, after: $after) {\n          totalCount\n          edges {\n            node {\n              id\n            }\n          }\n          ...OwnProductList_page\n        }\n        all: products(filter: $all, first: 1) {\n          totalCount\n        }\n      }\n    }\n  }\n": typeof types.MyProductsDocument,
    "\n  query OwnShopReviews($slug: String!) {\n    shop(slug: $slug) {\n      slug\n      ...ShopReviews_shop\n    }\n  }\n": typeof types.OwnShopReviewsDocument,
    "\n  subscription PlanChanged {\n    planChanged {\n      isActive\n    }\n  }\n": typeof types.PlanChangedDocument,
    "\n  query HelpScreen {\n    faqTopics {\n      id\n      ...FaqTopic_topic\n    }\n    policies {\n      slug\n      ...PolicyLink_policy\n    }\n  }\n": typeof types.HelpScreenDocument,
    "\n  query SafetyScreen {\n    safetyTips {\n      id\n      title\n      icon\n      text\n    }\n  }\n": typeof types.SafetyScreenDocument,
    "\n  query Home($arrivals: Int!, $bargains: Int!, $smallPrice: Decimal!) {\n    categories {\n      id\n      ...SearchBanner_category\n    }\n    featured: featuredProducts {\n      items {\n        id\n        ...HighlightPanel_product\n      }\n      ...FeaturedCarousel_products\n    }\n    bargains: products(filter: { maxPrice: $smallPrice, inStock: true }, orderBy: BEST_SELLING, first: $bargains) {\n      edges {\n        node {\n          id\n          ...HighlightPanel_product\n        }\n      }\n    }\n    arrivals: products(orderBy: NEWEST, first: $arrivals) {\n      ...ProductGrid_products\n    }\n  }\n": typeof types.HomeDocument,
    "\n  query Receipt($number: Int!) {\n    receipt(number: $number) {\n      ...ReceiptSheet_receipt\n    }\n  }\n": typeof types.ReceiptDocument,
    "\n  query PolicyScreen($slug: String!) {\n    policy(slug: $slug) {\n      slug\n      title\n      summary\n      updatedOn\n      sections {\n        heading\n        paragraphs\n        points\n      }\n    }\n    policies {\n      slug\n      title\n    }\n  }\n": typeof types.PolicyScreenDocument,
    "\n  query ProductScreen($slug: String!) {\n    product(slug: $slug) {\n      id\n      slug\n      name\n      description\n      sku\n      metaTitle\n      metaDescription\n      inStock\n      price {\n        amount\n      }\n      rating {\n        average\n        count\n      }\n      primaryImage {\n        id\n        path\n      }\n      images {\n        id\n        path\n      }\n      category {\n        id\n        path {\n          name\n          slug\n        }\n      }\n      shop {\n        id\n        name\n        slug\n        version\n        takesOrders\n        ...SellerBlock_shop\n      }\n      ...Gallery_product\n      ...BuyingBox_product\n      ...PhonePriceBar_product\n      ...SpecificationList_product\n      ...RelatedProducts_product\n      ...ProductReviews_product\n      ...RatingLink_product\n      ...LiveAnnouncement_product\n    }\n  }\n": typeof types.ProductScreenDocument,
    "\n  query Products($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int, $after: String) {\n    products(filter: $filter, orderBy: $orderBy, page: $page, after: $after) {\n      totalCount\n      ...FeaturedRow_products\n      ...ProductListing_products\n    }\n  }\n": typeof types.ProductsDocument,
    "\n  query Search($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int!, $first: Int!) {\n    products(filter: $filter, orderBy: $orderBy, page: $page, first: $first) {\n      ...SearchHeading_products\n      ...FeaturedRow_products\n      ...SearchResults_products\n    }\n  }\n": typeof types.SearchDocument,
    "\n  mutation ObjectToEmailChange($input: EmailChangeLinkInput!) {\n    result: objectToEmailChange(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ObjectToEmailChangeDocument,
    "\n  query ShopScreen($slug: String!, $first: Int!, $page: Int, $after: String) {\n    shop(slug: $slug) {\n      id\n      name\n      slug\n      description\n      bannerPath\n      logoPath\n      city\n      region\n      productCount\n      rating {\n        average\n        count\n      }\n      ...ShopHeader_shop\n      ...ShopReviews_shop\n    }\n    products(filter: { shop: $slug }, orderBy: NEWEST, first: $first, page: $page, after: $after) {\n      edges {\n        node {\n          id\n        }\n      }\n      ...ShopProducts_products\n    }\n  }\n": typeof types.ShopScreenDocument,
    "\n  query ShopPart($slug: String!, $first: Int!, $after: String) {\n    products(filter: { shop: $slug }, orderBy: NEWEST, first: $first, after: $after) {\n      edges {\n        node {\n          id\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      ...ShopProducts_products\n    }\n  }\n": typeof types.ShopPartDocument,
    "\n  query ShopsScreen($filter: ShopFilter!, $orderBy: ShopOrder!, $page: Int!) {\n    shopStats {\n      shopCount\n      verifiedCount\n      topRatedCount\n      productCount\n    }\n    shops(filter: $filter, orderBy: $orderBy, page: $page) {\n      totalCount\n      edges {\n        node {\n          slug\n          ...DirectoryCard_shop\n        }\n      }\n    }\n  }\n": typeof types.ShopsScreenDocument,
    "\n  query WishlistScreen($orderBy: WishlistOrder!, $after: String) {\n    inboxSeq\n    viewer {\n      wishlist {\n        itemCount\n        version\n        ...WishlistSettings_wishlist\n        items(orderBy: $orderBy, after: $after) {\n          ...WishlistContents_wishes\n        }\n      }\n    }\n  }\n": typeof types.WishlistScreenDocument,
    "\n  fragment ApplicationDetail_application on SellerApplication {\n    id\n    state\n    shopName\n    shopSlug\n    ownerName\n    ownerEmail\n    ownerPhone\n    idKind\n    idNumber\n    idDocument\n    passportPicture\n    reason\n    askedFor\n    shopDescription\n    shopEmail\n    shopPhone\n    shopAddress\n    createdAt\n    decidedAt\n    sameNumber {\n      applicationId\n      shopName\n      state\n    }\n    samePicture {\n      applicationId\n      shopName\n      state\n    }\n  }\n": typeof types.ApplicationDetail_ApplicationFragmentDoc,
    "\n  fragment ApplicationList_page on SellerApplicationRowConnection {\n    edges {\n      node {\n        id\n        shopName\n        ownerName\n        idKind\n        createdAt\n      }\n    }\n  }\n": typeof types.ApplicationList_PageFragmentDoc,
    "\n  mutation DecideApplication($input: DecideApplicationInput!) {\n    result: decideApplication(input: $input) {\n      application {\n        id\n        ...ApplicationDetail_application\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.DecideApplicationDocument,
    "\n  query OwnShop {\n    viewer {\n      person {\n        id\n        email\n        telephoneNumber\n        city\n        region\n      }\n      shop {\n        id\n        name\n        slug\n        verification\n        description\n        email\n        phone\n        address\n        city\n        region\n        productCount\n        logoPath\n        bannerPath\n        openingHours {\n          day\n          opens\n          closes\n        }\n        closedFrom\n        closedUntil\n        application {\n          id\n          state\n          idKind\n          idNumber\n          idDocument\n          passportPicture\n          words {\n            shopName\n            shopDescription\n            shopEmail\n            shopPhone\n            shopAddress\n            city\n            region\n          }\n          reason\n          askedFor\n          createdAt\n        }\n      }\n    }\n  }\n": typeof types.OwnShopDocument,
    "\n  mutation ApplyToSell($input: ApplyToSellInput!) {\n    result: applyToSell(input: $input) {\n      shop {\n        id\n        name\n        slug\n        verification\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ApplyToSellDocument,
    "\n  mutation SendAskedPicture($input: SendAskedPictureInput!) {\n    result: sendAskedPicture(input: $input) {\n      shop {\n        id\n        verification\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.SendAskedPictureDocument,
    "\n  query Verification {\n    viewer {\n      shop {\n        id\n        application {\n          id\n          state\n          decidedAt\n          reason\n          askedFor\n        }\n      }\n    }\n  }\n": typeof types.VerificationDocument,
    "\n  fragment DirectoryCard_shop on Shop {\n    name\n    slug\n    isVerified\n    description\n    bannerPath\n    logoPath\n    city\n    region\n    rating {\n      average\n      count\n    }\n  }\n": typeof types.DirectoryCard_ShopFragmentDoc,
    "\n  query FollowedShops {\n    viewer {\n      followedShopSlugs\n    }\n  }\n": typeof types.FollowedShopsDocument,
    "\n  mutation FollowShop($input: FollowShopInput!) {\n    result: followShop(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.FollowShopDocument,
    "\n  fragment ShopsInbox_update on InboxUpdate {\n    __typename\n    ... on VerificationChanged {\n      shopId\n      verification\n      reason\n    }\n  }\n": typeof types.ShopsInbox_UpdateFragmentDoc,
    "\n  fragment ShopHours_shop on Shop {\n    openingHours {\n      day\n      opens\n      closes\n    }\n    closedFrom\n    closedUntil\n    takesOrders\n  }\n": typeof types.ShopHours_ShopFragmentDoc,
    "\n  mutation ChangeShop($input: ChangeShopInput!) {\n    result: changeShop(input: $input) {\n      shop {\n        id\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ChangeShopDocument,
    "\n  mutation SetOpeningHours($input: SetOpeningHoursInput!) {\n    result: setOpeningHours(input: $input) {\n      shop {\n        id\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.SetOpeningHoursDocument,
    "\n  fragment SellerBlock_shop on Shop {\n    name\n    slug\n    isVerified\n    answerMinutes\n    city\n    region\n    logoPath\n    rating {\n      average\n      count\n    }\n  }\n": typeof types.SellerBlock_ShopFragmentDoc,
    "\n  fragment ShopHeader_shop on Shop {\n    name\n    isVerified\n    description\n    bannerPath\n    logoPath\n    city\n    region\n    createdAt\n    answerMinutes\n    version\n    ...ShopHours_shop\n    rating {\n      average\n      count\n    }\n  }\n": typeof types.ShopHeader_ShopFragmentDoc,
    "\n  subscription ShopChanged($slug: String!) {\n    shopChanged(slug: $slug) {\n      slug\n      version\n      ...ShopHeader_shop\n    }\n  }\n": typeof types.ShopChangedDocument,
    "\n  subscription TakesOrders($slug: String!) {\n    shopChanged(slug: $slug) {\n      slug\n      version\n      takesOrders\n    }\n  }\n": typeof types.TakesOrdersDocument,
    "\n  mutation CreateWebhook($input: CreateWebhookEndpointInput!) {\n    result: createWebhookEndpoint(input: $input) {\n      secret\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.CreateWebhookDocument,
    "\n  query WebhookDeliveries($id: ID!) {\n    viewer {\n      webhookDeliveries(webhookEndpointId: $id) {\n        id\n        type\n        state\n        attempts\n        status\n        problem\n        tookMs\n        createdAt\n        dueAt\n        body\n        answer\n      }\n    }\n  }\n": typeof types.WebhookDeliveriesDocument,
    "\n  mutation RedeliverWebhook($id: ID!) {\n    result: redeliverWebhook(input: { webhookDeliveryId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.RedeliverWebhookDocument,
    "\n  mutation PauseWebhook($id: ID!, $isPaused: Boolean!) {\n    result: changeWebhookEndpoint(input: { webhookEndpointId: $id, isPaused: $isPaused }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.PauseWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    result: deleteWebhookEndpoint(input: { webhookEndpointId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.DeleteWebhookDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    result: rotateWebhookSecret(input: { webhookEndpointId: $id }) {\n      secret\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.RotateWebhookSecretDocument,
    "\n  mutation TestWebhook($id: ID!) {\n    result: sendTestWebhook(input: { webhookEndpointId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.TestWebhookDocument,
    "\n  query WebhookEndpoints {\n    viewer {\n      webhookEndpoints {\n        id\n        name\n        url\n        events\n        state\n        failingSince\n        waiting\n      }\n    }\n  }\n": typeof types.WebhookEndpointsDocument,
    "\n  mutation AddToWishlist($input: WishInput!) {\n    result: addToWishlist(input: $input) {\n      wish {\n        productId\n        isFavorited\n        itemCount\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.AddToWishlistDocument,
    "\n  mutation RemoveFromWishlist($input: WishInput!) {\n    result: removeFromWishlist(input: $input) {\n      wish {\n        productId\n        isFavorited\n        itemCount\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.RemoveFromWishlistDocument,
    "\n  fragment WishlistInbox_update on InboxUpdate {\n    __typename\n    ... on WishlistChanged {\n      productId\n      isFavorited\n      itemCount\n      version\n    }\n  }\n": typeof types.WishlistInbox_UpdateFragmentDoc,
    "\n  query Wishes {\n    inboxSeq\n    viewer {\n      wishlist {\n        productIds\n        version\n      }\n    }\n  }\n": typeof types.WishesDocument,
    "\n  fragment WishlistCard_item on WishlistItem {\n    productId\n    name\n    createdAt\n    priceWhenSaved {\n      amount\n    }\n    shop {\n      name\n      slug\n    }\n    product {\n      id\n      slug\n      version\n      inStock\n      isActive\n      stockQuantity\n      price {\n        amount\n      }\n      compareAtPrice {\n        amount\n      }\n      rating {\n        average\n        count\n      }\n      shop {\n        slug\n        takesOrders\n      }\n      primaryImage {\n        id\n        path\n        color\n      }\n    }\n  }\n": typeof types.WishlistCard_ItemFragmentDoc,
    "\n  fragment WishlistContents_wishes on WishlistItemConnection {\n    edges {\n      node {\n        productId\n        ...WishlistCard_item\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": typeof types.WishlistContents_WishesFragmentDoc,
    "\n  fragment WishlistSettings_wishlist on Wishlist {\n    tellsPriceDrops\n    tellsBackInStock\n    sendsMails\n  }\n": typeof types.WishlistSettings_WishlistFragmentDoc,
    "\n  mutation ChangeWishlistSettings($input: ChangeWishlistSettingsInput!) {\n    result: changeWishlistSettings(input: $input) {\n      wishlist {\n        ...WishlistSettings_wishlist\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": typeof types.ChangeWishlistSettingsDocument,
};
const documents: Documents = {
    "\n  query AccessTokens {\n    viewer {\n      accessTokens {\n        id\n        name\n        hint\n        scopes\n        createdAt\n        endsAt\n        lastUsedAt\n      }\n    }\n  }\n": types.AccessTokensDocument,
    "\n  mutation RevokeAccessToken($id: ID!) {\n    result: revokeAccessToken(input: { accessTokenId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.RevokeAccessTokenDocument,
    "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    result: createAccessToken(input: $input) {\n      secret\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.CreateAccessTokenDocument,
    "\n  mutation RemoveAddress($id: ID!) {\n    result: removeAddress(input: { addressId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.RemoveAddressDocument,
    "\n  mutation SaveAddress($input: SaveAddressInput!) {\n    result: saveAddress(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.SaveAddressDocument,
    "\n  query Addresses {\n    viewer {\n      addresses {\n        id\n        label\n        shippingAddress {\n          ...ShippingAddress_address\n        }\n        isDefault\n      }\n    }\n  }\n": types.AddressesDocument,
    "\n  fragment ShippingAddress_address on ShippingAddress {\n    fullName\n    phone\n    address\n    city\n    region\n    landmark\n  }\n": types.ShippingAddress_AddressFragmentDoc,
    "\n  query EmailConfirmed {\n    viewer {\n      person {\n        id\n        email\n        emailConfirmed\n      }\n    }\n  }\n": types.EmailConfirmedDocument,
    "\n  mutation RequestEmailConfirmation {\n    result: requestEmailConfirmation {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.RequestEmailConfirmationDocument,
    "\n  query MyData {\n    viewer {\n      dataExport {\n        id\n        state\n        expiresAt\n        bytes\n        downloadPath\n      }\n    }\n  }\n": types.MyDataDocument,
    "\n  mutation RequestDataExport {\n    result: requestDataExport {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.RequestDataExportDocument,
    "\n  query Deletion {\n    viewer {\n      deletion {\n        openOrderIds\n        graceDays\n      }\n    }\n  }\n": types.DeletionDocument,
    "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    result: deleteAccount(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.DeleteAccountDocument,
    "\n  query EmailChange {\n    viewer {\n      person {\n        id\n        email\n      }\n      emailChange {\n        newEmail\n        expiresAt\n      }\n    }\n  }\n": types.EmailChangeDocument,
    "\n  mutation RequestEmailChange($input: RequestEmailChangeInput!) {\n    result: requestEmailChange(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.RequestEmailChangeDocument,
    "\n  fragment AccountsInbox_update on InboxUpdate {\n    __typename\n    ... on SessionStarted {\n      device\n      createdAt\n    }\n    ... on SuspensionChanged {\n      personId\n      suspension {\n        reason\n        until\n      }\n    }\n  }\n": types.AccountsInbox_UpdateFragmentDoc,
    "\n  fragment Suspension_person on Person {\n    id\n    suspension {\n      reason\n      until\n    }\n  }\n": types.Suspension_PersonFragmentDoc,
    "\n  query Profile {\n    viewer {\n      person {\n        id\n        fullName\n        email\n        emailConfirmed\n        telephoneNumber\n        whatsappNumber\n        dateOfBirth\n        gender\n        address\n        city\n        region\n        gpsAddress\n        picturePath\n        profileVersion\n        isSeller\n        createdAt\n      }\n      shop {\n        id\n        name\n        slug\n        verification\n      }\n    }\n  }\n": types.ProfileDocument,
    "\n  mutation ChangeProfile($input: ChangeProfileInput!) {\n    result: changeProfile(input: $input) {\n      person {\n        id\n        fullName\n        telephoneNumber\n        whatsappNumber\n        dateOfBirth\n        gender\n        address\n        city\n        region\n        gpsAddress\n        picturePath\n        profileVersion\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ChangeProfileDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    result: changePassword(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation ConfirmPassword($input: ConfirmPasswordInput!) {\n    result: confirmPassword(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ConfirmPasswordDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    result: requestPasswordReset(input: { email: $email }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation CheckResetLink($input: ResetLinkInput!) {\n    result: checkResetLink(input: $input) {\n      isValid\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.CheckResetLinkDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    result: resetPassword(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  query SecondFactor {\n    viewer {\n      hasSecondFactor\n    }\n  }\n": types.SecondFactorDocument,
    "\n  mutation BeginSecondFactor {\n    result: beginSecondFactor {\n      secret\n      address\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.BeginSecondFactorDocument,
    "\n  mutation ConfirmSecondFactor($input: SecondFactorCodeInput!) {\n    result: confirmSecondFactor(input: $input) {\n      recoveryCodes\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ConfirmSecondFactorDocument,
    "\n  mutation RemoveSecondFactor($input: SecondFactorCodeInput!) {\n    result: removeSecondFactor(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.RemoveSecondFactorDocument,
    "\n  query DeviceSessions {\n    viewer {\n      sessions {\n        id\n        device\n        createdAt\n        lastSeenAt\n        isCurrent\n      }\n    }\n  }\n": types.DeviceSessionsDocument,
    "\n  mutation EndSession($id: ID!) {\n    result: endSession(input: { sessionId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    result: endOtherSessions {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.EndOtherSessionsDocument,
    "\n  mutation LogOut {\n    result: logOut {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.LogOutDocument,
    "\n  mutation LogIn($input: LogInInput!) {\n    result: logIn(input: $input) {\n      viewer {\n        person {\n          id\n        }\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.LogInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    result: signUp(input: $input) {\n      viewer {\n        person {\n          id\n        }\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.SignUpDocument,
    "\n  query Person {\n    inboxSeq\n    viewer {\n      ...CartCount_viewer\n      ...UnreadMessages_viewer\n      ...UnreadNotifications_viewer\n      ...ChosenNews_viewer\n      person {\n        id\n        fullName\n        email\n        emailConfirmed\n        isSeller\n        isAdmin\n        suspension {\n          reason\n          until\n        }\n      }\n      shop {\n        id\n        name\n        slug\n        verification\n      }\n    }\n  }\n": types.PersonDocument,
    "\n  fragment AuditList_page on AuditEntryConnection {\n    edges {\n      node {\n        id\n        actorName\n        act\n        subjectId\n        details\n        createdAt\n      }\n    }\n  }\n": types.AuditList_PageFragmentDoc,
    "\n  fragment AdminInbox_update on InboxUpdate {\n    __typename\n    ... on SuspensionChanged {\n      personId\n    }\n  }\n": types.AdminInbox_UpdateFragmentDoc,
    "\n  fragment MessageList_page on ContactMessageRowConnection {\n    edges {\n      node {\n        id\n        ...MessageRow_message\n      }\n    }\n  }\n": types.MessageList_PageFragmentDoc,
    "\n  fragment MessageRow_message on ContactMessageRow {\n    id\n    number\n    name\n    subject\n    assigneeName\n    createdAt\n  }\n": types.MessageRow_MessageFragmentDoc,
    "\n  fragment MessageThread_message on ContactThread {\n    id\n    number\n    name\n    email\n    kind\n    userId\n    isMine\n    assigneeName\n    state\n    message\n    createdAt\n    replies {\n      id\n      authorName\n      isOurs\n      text\n      createdAt\n    }\n    others {\n      id\n      ...MessageRow_message\n    }\n  }\n": types.MessageThread_MessageFragmentDoc,
    "\n  mutation AnswerContact($input: AnswerContactInput!) {\n    result: answerContact(input: $input) {\n      contactMessage {\n        id\n        ...MessageThread_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.AnswerContactDocument,
    "\n  mutation CloseContact($input: CloseContactInput!) {\n    result: closeContact(input: $input) {\n      contactMessage {\n        id\n        ...MessageThread_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.CloseContactDocument,
    "\n  mutation AssignContact($input: AssignContactInput!) {\n    result: assignContact(input: $input) {\n      contactMessage {\n        id\n        ...MessageThread_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.AssignContactDocument,
    "\n  fragment AdminOrderRow_order on AdminOrderRow {\n    id\n    state\n    total {\n      amount\n    }\n    buyerName\n    sellerName\n    createdAt\n  }\n": types.AdminOrderRow_OrderFragmentDoc,
    "\n  fragment OrderSides_order on AdminOrder {\n    buyer {\n      id\n      fullName\n      email\n      telephoneNumber\n    }\n    seller {\n      id\n      fullName\n      email\n      telephoneNumber\n    }\n    lastMessageAt\n    reports {\n      id\n      ...CaseRows_case\n    }\n  }\n": types.OrderSides_OrderFragmentDoc,
    "\n  mutation KeepPayment($input: KeepPaymentInput!) {\n    result: keepPayment(input: $input) {\n      payment {\n        reference\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.KeepPaymentDocument,
    "\n  fragment PaymentDetail_payment on AdminPayment {\n    reference\n    state\n    refundState\n    payerName\n    payerEmail\n    shopName\n    channel\n    heldReason\n    createdAt\n    settledAt\n    providerAnswer\n    refundable {\n      amount\n      currency\n    }\n    amount {\n      amount\n    }\n    lines {\n      kind\n      account\n      amount {\n        amount\n        currency\n      }\n    }\n    refunds {\n      id\n      state\n      reason\n      failure\n      amount {\n        amount\n        currency\n      }\n      createdAt\n    }\n  }\n": types.PaymentDetail_PaymentFragmentDoc,
    "\n  fragment PaymentList_page on AdminPaymentRowConnection {\n    edges {\n      node {\n        reference\n        ...PaymentRow_payment\n      }\n    }\n  }\n": types.PaymentList_PageFragmentDoc,
    "\n  fragment PaymentRow_payment on AdminPaymentRow {\n    reference\n    description\n    state\n    refundState\n    payerName\n    shopName\n    heldReason\n    createdAt\n    amount {\n      amount\n    }\n  }\n": types.PaymentRow_PaymentFragmentDoc,
    "\n  mutation RefundPayment($input: RefundPaymentInput!) {\n    result: refundPayment(input: $input) {\n      refund {\n        id\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.RefundPaymentDocument,
    "\n  fragment PeopleList_page on PersonRowConnection {\n    edges {\n      node {\n        id\n        fullName\n        email\n        shopName\n        state\n        createdAt\n      }\n    }\n  }\n": types.PeopleList_PageFragmentDoc,
    "\n  fragment PersonDetail_person on PersonRecord {\n    id\n    email\n    emailConfirmed\n    telephoneNumber\n    isAdmin\n    isSeller\n    state\n    createdAt\n    shopName\n    shopSlug\n    verification\n    suspension {\n      reason\n      since\n      until\n    }\n    reports {\n      id\n      ...CaseRows_case\n    }\n    reportsMade {\n      id\n      ...CaseRows_case\n    }\n    orders {\n      id\n      ...AdminOrderRow_order\n    }\n    payments {\n      reference\n      ...PaymentRow_payment\n    }\n    messages {\n      id\n      ...MessageRow_message\n    }\n    suspensions {\n      id\n      isLift\n      reason\n      until\n      actorName\n      createdAt\n    }\n  }\n": types.PersonDetail_PersonFragmentDoc,
    "\n  fragment PersonNotes_person on PersonRecord {\n    id\n    notes {\n      id\n      text\n      authorName\n      createdAt\n    }\n  }\n": types.PersonNotes_PersonFragmentDoc,
    "\n  mutation NoteAboutPerson($input: NoteAboutPersonInput!) {\n    result: noteAboutPerson(input: $input) {\n      person {\n        id\n        ...PersonNotes_person\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.NoteAboutPersonDocument,
    "\n  fragment PersonSessions_person on PersonRecord {\n    id\n    sessions {\n      id\n      device\n      createdAt\n      lastSeenAt\n    }\n  }\n": types.PersonSessions_PersonFragmentDoc,
    "\n  mutation EndSessionsOfPerson($input: EndSessionsOfPersonInput!) {\n    result: endSessionsOfPerson(input: $input) {\n      person {\n        id\n        ...PersonSessions_person\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.EndSessionsOfPersonDocument,
    "\n  fragment SuspensionActions_person on PersonRecord {\n    id\n    isAdmin\n    suspension {\n      reason\n    }\n  }\n": types.SuspensionActions_PersonFragmentDoc,
    "\n  mutation SuspendPerson($input: SuspendPersonInput!) {\n    result: suspendPerson(input: $input) {\n      person {\n        id\n        ...SuspensionActions_person\n        ...PersonDetail_person\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.SuspendPersonDocument,
    "\n  mutation LiftSuspension($input: LiftSuspensionInput!) {\n    result: liftSuspension(input: $input) {\n      person {\n        id\n        ...SuspensionActions_person\n        ...PersonDetail_person\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.LiftSuspensionDocument,
    "\n  fragment AdminProductList_page on AdminProductRowConnection {\n    edges {\n      node {\n        id\n        slug\n        name\n        sku\n        categoryName\n        price {\n          amount\n        }\n        stockQuantity\n        shopName\n        shopSlug\n        image\n        state\n        hiddenReason\n        createdAt\n      }\n    }\n  }\n": types.AdminProductList_PageFragmentDoc,
    "\n  fragment CaseActions_case on Case {\n    id\n    kind\n    subjectId\n    state\n    canHide\n    isHidden\n  }\n": types.CaseActions_CaseFragmentDoc,
    "\n  mutation DecideCase($input: DecideCaseInput!) {\n    result: decideCase(input: $input) {\n      case {\n        id\n        ...CaseActions_case\n        ...CaseDetail_case\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.DecideCaseDocument,
    "\n  fragment CaseDetail_case on Case {\n    id\n    kind\n    subjectName\n    subjectText\n    subjectPath\n    shopName\n    isHidden\n    reporterName\n    details\n    evidence\n    messages {\n      sender\n      content\n      createdAt\n    }\n    others\n    decision\n    note\n    decidedAt\n    createdAt\n  }\n": types.CaseDetail_CaseFragmentDoc,
    "\n  fragment CaseList_page on CaseRowConnection {\n    edges {\n      node {\n        id\n        ...CaseRows_case\n      }\n    }\n  }\n": types.CaseList_PageFragmentDoc,
    "\n  fragment CaseRows_case on CaseRow {\n    id\n    kind\n    subjectName\n    shopName\n    reason\n    state\n    createdAt\n  }\n": types.CaseRows_CaseFragmentDoc,
    "\n  mutation SetHidden($input: SetHiddenInput!) {\n    result: setHidden(input: $input) {\n      content {\n        isHidden\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.SetHiddenDocument,
    "\n  mutation DeleteHiddenPictures($input: DeleteHiddenPicturesInput!) {\n    result: deleteHiddenPictures(input: $input) {\n      content {\n        isHidden\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.DeleteHiddenPicturesDocument,
    "\n  mutation ReportShop($input: ReportShopInput!) {\n    result: reportShop(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ReportShopDocument,
    "\n  mutation Report($input: ReportInput!) {\n    result: report(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ReportDocument,
    "\n  fragment AdminReviewList_page on AdminReviewRowConnection {\n    edges {\n      node {\n        id\n        aboutName\n        aboutPath\n        reviewerId\n        reviewerName\n        stars\n        title\n        comment\n        state\n        hiddenReason\n        createdAt\n      }\n    }\n  }\n": types.AdminReviewList_PageFragmentDoc,
    "\n  fragment AdminShopList_page on AdminShopRowConnection {\n    edges {\n      node {\n        id\n        shopName\n        shopSlug\n        ownerId\n        ownerName\n        ownerEmail\n        city\n        verification\n        state\n        hiddenReason\n        createdAt\n      }\n    }\n  }\n": types.AdminShopList_PageFragmentDoc,
    "\n  query Waiting {\n    inboxSeq\n    viewer {\n      admin {\n        waiting {\n          applications\n          cases\n          messages\n          payments\n        }\n      }\n    }\n  }\n": types.WaitingDocument,
    "\n  subscription Inbox($after: Int) {\n    inbox(after: $after) {\n      __typename\n      ... on InboxReset {\n        seq\n      }\n      ... on InboxEvent {\n        seq\n      }\n      ...AccountsInbox_update\n      ...ShopsInbox_update\n      ...WishlistInbox_update\n      ...ReviewsInbox_update\n      ...OrdersInbox_update\n      ...ChatInbox_update\n      ...NotificationsInbox_update\n      ...AdminInbox_update\n    }\n  }\n": types.InboxDocument,
    "\n  fragment CampaignCard_campaign on Campaign {\n    id\n    version\n    productName\n    product {\n      id\n      slug\n      price {\n        amount\n      }\n      primaryImage {\n        id\n        path\n        color\n      }\n    }\n    planId\n    durationDays\n    pricePaid {\n      amount\n    }\n    startsAt\n    endsAt\n    graceEndsAt\n    daysRemaining\n    isRenewing\n    hasRenewalFailed\n    state\n    figures {\n      ...CampaignFigures_figures\n    }\n  }\n": types.CampaignCard_CampaignFragmentDoc,
    "\n  fragment CampaignFigures_figures on CampaignFigures {\n    days\n    during {\n      shown\n      opened\n      wished\n      ordered\n    }\n    before {\n      shown\n      opened\n      wished\n      ordered\n    }\n  }\n": types.CampaignFigures_FiguresFragmentDoc,
    "\n  fragment PaymentStep_plan on CampaignPlan {\n    id\n    durationDays\n    features\n    price {\n      amount\n    }\n  }\n": types.PaymentStep_PlanFragmentDoc,
    "\n  mutation BuyCampaign($input: BuyCampaignInput!) {\n    result: buyCampaign(input: $input) {\n      payment {\n        paymentUrl\n        reference\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.BuyCampaignDocument,
    "\n  fragment PlanStep_plan on CampaignPlan {\n    id\n    durationDays\n    description\n    features\n    price {\n      amount\n    }\n  }\n": types.PlanStep_PlanFragmentDoc,
    "\n  fragment ProductRow_product on Product {\n    id\n    name\n    stockQuantity\n    price {\n      amount\n    }\n    primaryImage {\n      id\n      path\n      color\n    }\n  }\n": types.ProductRow_ProductFragmentDoc,
    "\n  query EligibleProducts($query: String) {\n    viewer {\n      shop {\n        id\n        eligibleProducts(query: $query) {\n          id\n          ...ProductRow_product\n        }\n      }\n    }\n  }\n": types.EligibleProductsDocument,
    "\n  query PaidCampaign($id: ID!) {\n    campaign(id: $id) {\n      id\n      version\n      productName\n      endsAt\n    }\n  }\n": types.PaidCampaignDocument,
    "\n  mutation SetCampaignRenewal($input: SetCampaignRenewalInput!) {\n    result: setCampaignRenewal(input: $input) {\n      campaign {\n        id\n        version\n        isRenewing\n        hasRenewalFailed\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.SetCampaignRenewalDocument,
    "\n  mutation ExtendCampaign($input: ExtendCampaignInput!) {\n    result: extendCampaign(input: $input) {\n      payment {\n        paymentUrl\n        reference\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ExtendCampaignDocument,
    "\n  fragment CategoryHead_category on AdminCategory {\n    id\n    parentId\n    name\n    slug\n    fullPath\n    productCount\n    icon\n    position\n    isHidden\n    version\n  }\n": types.CategoryHead_CategoryFragmentDoc,
    "\n  fragment CategoryPicker_category on Category {\n    id\n    name\n    slug\n  }\n": types.CategoryPicker_CategoryFragmentDoc,
    "\n  fragment CategoryTree_category on AdminCategoryRow {\n    id\n    parentId\n    name\n    productCount\n    fieldCount\n    isHidden\n  }\n": types.CategoryTree_CategoryFragmentDoc,
    "\n  fragment FieldEditor_category on AdminCategory {\n    id\n    version\n    specificationFields {\n      key\n      label\n      kind\n      required\n      placeholder\n      options\n    }\n  }\n": types.FieldEditor_CategoryFragmentDoc,
    "\n  query Categories {\n    categories {\n      id\n      name\n      slug\n      children {\n        id\n        name\n        slug\n      }\n    }\n  }\n": types.CategoriesDocument,
    "\n  mutation AddCategory($input: AddCategoryInput!) {\n    result: addCategory(input: $input) {\n      category {\n        id\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.AddCategoryDocument,
    "\n  mutation ChangeCategory($input: ChangeCategoryInput!) {\n    result: changeCategory(input: $input) {\n      category {\n        id\n        ...CategoryHead_category\n        ...FieldEditor_category\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ChangeCategoryDocument,
    "\n  mutation MoveCategory($input: MoveCategoryInput!) {\n    result: moveCategory(input: $input) {\n      category {\n        id\n        ...CategoryHead_category\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.MoveCategoryDocument,
    "\n  mutation OrderCategory($input: OrderCategoryInput!) {\n    result: orderCategory(input: $input) {\n      category {\n        id\n        ...CategoryHead_category\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.OrderCategoryDocument,
    "\n  mutation DeleteCategory($input: DeleteCategoryInput!) {\n    result: deleteCategory(input: $input) {\n      deletedCategoryId\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.DeleteCategoryDocument,
    "\n  fragment FeaturedCarousel_products on FeaturedProducts {\n    items {\n      id\n      ...ProductCard_product\n    }\n  }\n": types.FeaturedCarousel_ProductsFragmentDoc,
    "\n  fragment HighlightPanel_product on Product {\n    id\n    primaryImage {\n      id\n      path\n      color\n    }\n  }\n": types.HighlightPanel_ProductFragmentDoc,
    "\n  fragment SearchBanner_category on Category {\n    id\n    name\n    slug\n    icon\n    ...CategoryPicker_category\n  }\n": types.SearchBanner_CategoryFragmentDoc,
    "\n  fragment EndlessProducts_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    ...ProductGrid_products\n  }\n": types.EndlessProducts_ProductsFragmentDoc,
    "\n  query ProductFacets($filter: ProductFilter!) {\n    productFacets(filter: $filter) {\n      exact\n      facets {\n        key\n        label\n        values {\n          value\n          count\n        }\n      }\n    }\n  }\n": types.ProductFacetsDocument,
    "\n  fragment FeaturedRow_products on ProductConnection {\n    featured {\n      id\n      ...ProductCard_product\n    }\n    edges {\n      node {\n        id\n      }\n    }\n  }\n": types.FeaturedRow_ProductsFragmentDoc,
    "\n  query OtherGoods($first: Int!) {\n    products(filter: { inStock: true }, orderBy: BEST_SELLING, first: $first) {\n      ...ProductGrid_products\n    }\n  }\n": types.OtherGoodsDocument,
    "\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    discountPercentage\n    inStock\n    stockQuantity\n    version\n    price { amount }\n    compareAtPrice { amount }\n    rating { average count }\n    category { id name }\n    primaryImage { id path color }\n    shop { slug name isVerified takesOrders city }\n  }\n": types.ProductCard_ProductFragmentDoc,
    "\n  fragment ProductGrid_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n": types.ProductGrid_ProductsFragmentDoc,
    "\n  fragment ProductListing_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n      }\n    }\n    ...EndlessProducts_products\n  }\n": types.ProductListing_ProductsFragmentDoc,
    "\n  fragment SearchHeading_products on ProductConnection {\n    corrected\n    exact\n    totalCount\n  }\n": types.SearchHeading_ProductsFragmentDoc,
    "\n  fragment SearchResults_products on ProductConnection {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    edges {\n      node {\n        id\n      }\n    }\n    ...ProductGrid_products\n  }\n": types.SearchResults_ProductsFragmentDoc,
    "\n  fragment ShopProducts_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n        name\n        inStock\n        isFeatured\n        createdAt\n        price {\n          amount\n        }\n        category {\n          name\n          slug\n        }\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    ...EndlessProducts_products\n  }\n": types.ShopProducts_ProductsFragmentDoc,
    "\n  query ShopProductsFiltered($filter: ProductFilter!, $orderBy: ProductOrder!, $after: String) {\n    products(filter: $filter, orderBy: $orderBy, first: 12, after: $after) {\n      totalCount\n      ...EndlessProducts_products\n    }\n  }\n": types.ShopProductsFilteredDocument,
    "\n  mutation RecordShowings($ids: [ID!]!) {\n    recordShowings(input: { productIds: $ids }) {\n      errors {\n        code\n      }\n    }\n  }\n": types.RecordShowingsDocument,
    "\n  fragment ProductEvent_state on ProductState {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n": types.ProductEvent_StateFragmentDoc,
    "\n  fragment ApplyProductEvent_version on Product {\n    id\n    version\n  }\n": types.ApplyProductEvent_VersionFragmentDoc,
    "\n  fragment ApplyProductEvent_product on Product {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n": types.ApplyProductEvent_ProductFragmentDoc,
    "\n  fragment BuyingBox_product on Product {\n    id\n    slug\n    stockQuantity\n    isActive\n    price {\n      amount\n    }\n    ...PriceBlock_product\n  }\n": types.BuyingBox_ProductFragmentDoc,
    "\n  fragment Gallery_product on Product {\n    name\n    primaryImage {\n      id\n    }\n    images {\n      id\n      path\n      altText\n      color\n    }\n  }\n": types.Gallery_ProductFragmentDoc,
    "\n  fragment LiveAnnouncement_product on Product {\n    price {\n      amount\n    }\n    stockQuantity\n    isActive\n    version\n  }\n": types.LiveAnnouncement_ProductFragmentDoc,
    "\n  query MoreFromShop($shop: String!, $first: Int!) {\n    products(filter: { shop: $shop, inStock: true }, orderBy: BEST_SELLING, first: $first) {\n      edges {\n        node {\n          id\n        }\n      }\n      ...ProductGrid_products\n    }\n  }\n": types.MoreFromShopDocument,
    "\n  fragment PhonePriceBar_product on Product {\n    stockQuantity\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n  }\n": types.PhonePriceBar_ProductFragmentDoc,
    "\n  fragment PriceBlock_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    discountPercentage\n  }\n": types.PriceBlock_ProductFragmentDoc,
    "\n  fragment ProductSkeleton_product on Product {\n    id\n    name\n    primaryImage { id path color }\n    ...PriceBlock_product\n  }\n": types.ProductSkeleton_ProductFragmentDoc,
    "\n  fragment SpecificationList_product on Product {\n    specifications {\n      key\n      value\n    }\n  }\n": types.SpecificationList_ProductFragmentDoc,
    "\n  query RecentlyViewed($ids: [ID!]!, $first: Int!) {\n    products(filter: { ids: $ids }, first: $first) {\n      edges {\n        node {\n          id\n        }\n      }\n      ...ProductGrid_products\n    }\n  }\n": types.RecentlyViewedDocument,
    "\n  fragment RelatedProducts_product on Product {\n    id\n    related(first: 4) {\n      id\n      ...RelatedCard_product\n    }\n  }\n": types.RelatedProducts_ProductFragmentDoc,
    "\n  query AllRelated($id: ID!) {\n    product(id: $id) {\n      id\n      related {\n        id\n        ...RelatedCard_product\n      }\n    }\n  }\n": types.AllRelatedDocument,
    "\n  fragment RelatedCard_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    ...ProductCard_product\n  }\n": types.RelatedCard_ProductFragmentDoc,
    "\n  subscription ProductChanged($id: ID!) {\n    productChanged(id: $id) {\n      ...ProductEvent_state\n    }\n  }\n": types.ProductChangedDocument,
    "\n  mutation RecordProductView($slug: String!) {\n    recordProductView(input: { slug: $slug }) {\n      errors {\n        code\n      }\n    }\n  }\n": types.RecordProductViewDocument,
    "\n  fragment WantedProduct_product on Product {\n    id\n    name\n    price { amount }\n    primaryImage { id path color }\n  }\n": types.WantedProduct_ProductFragmentDoc,
    "\n  query HeaderSearch {\n    categories {\n      id\n      ...CategoryPicker_category\n    }\n  }\n": types.HeaderSearchDocument,
    "\n  query Suggestions($query: String!) {\n    suggestions(query: $query) {\n      products { name slug price { amount } primaryImage { id path color } }\n      categories { name slug }\n      shops { name slug }\n    }\n  }\n": types.SuggestionsDocument,
    "\n  query LowStock {\n    viewer {\n      shop {\n        id\n        products(filter: { stock: LOW_STOCK, status: ACTIVE }, orderBy: STOCK_LOW, first: 4) {\n          totalCount\n          edges {\n            node {\n              id\n              slug\n              name\n              stockQuantity\n              price {\n                amount\n              }\n              primaryImage {\n                id\n                path\n                color\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": types.LowStockDocument,
    "\n  fragment OwnProductList_page on OwnProductConnection {\n    edges {\n      node {\n        id\n        slug\n        name\n        isActive\n        isFeatured\n        stockQuantity\n        salesCount\n        viewsCount\n        category {\n          id\n          name\n          slug\n        }\n        price {\n          amount\n        }\n        compareAtPrice {\n          amount\n        }\n        primaryImage {\n          id\n          path\n          color\n        }\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": types.OwnProductList_PageFragmentDoc,
    "\n  query OwnProduct($slug: String!) {\n    viewer {\n      shop {\n        id\n        slug\n      }\n    }\n    product(slug: $slug) {\n      id\n      slug\n      name\n      description\n      price {\n        amount\n      }\n      compareAtPrice {\n        amount\n      }\n      stockQuantity\n      isActive\n      isArchived\n      editVersion\n      version\n      metaTitle\n      metaDescription\n      category {\n        id\n        name\n        slug\n      }\n      shop {\n        slug\n      }\n      primaryImage {\n        id\n      }\n      images {\n        id\n        path\n      }\n      specifications {\n        key\n        value\n      }\n    }\n  }\n": types.OwnProductDocument,
    "\n  fragment OwnProductView_product on Product {\n    id\n    slug\n    name\n    description\n    sku\n    isActive\n    isArchived\n    isFeatured\n    stockQuantity\n    salesCount\n    viewsCount\n    createdAt\n    updatedAt\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    rating {\n      average\n      count\n    }\n    category {\n      id\n      name\n      slug\n    }\n    primaryImage {\n      id\n    }\n    images {\n      id\n      path\n      altText\n      color\n    }\n    ...SpecificationList_product\n  }\n": types.OwnProductView_ProductFragmentDoc,
    "\n  fragment CategoryChoice_category on Category {\n    id\n    name\n    slug\n    children {\n      id\n      name\n      slug\n    }\n  }\n": types.CategoryChoice_CategoryFragmentDoc,
    "\n  query SpecificationFields($category: String!) {\n    specificationFields(category: $category) {\n      key\n      label\n      kind\n      required\n      placeholder\n      options\n    }\n  }\n": types.SpecificationFieldsDocument,
    "\n  mutation ChangeOffer($input: ChangeProductInput!) {\n    result: changeProduct(input: $input) {\n      product {\n        id\n        price {\n          amount\n          currency\n        }\n        compareAtPrice {\n          amount\n          currency\n        }\n        discountPercentage\n        stockQuantity\n        inStock\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ChangeOfferDocument,
    "\n  query OfferNow($slug: String!) {\n    viewer {\n      shop {\n        id\n      }\n    }\n    product(slug: $slug) {\n      id\n      price {\n        amount\n        currency\n      }\n      stockQuantity\n      inStock\n      version\n    }\n  }\n": types.OfferNowDocument,
    "\n  mutation DuplicateProduct($input: OwnProductInput!) {\n    result: duplicateProduct(input: $input) {\n      product {\n        id\n        slug\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.DuplicateProductDocument,
    "\n  mutation ArchiveProduct($input: OwnProductInput!) {\n    result: archiveProduct(input: $input) {\n      product {\n        id\n        slug\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ArchiveProductDocument,
    "\n  mutation RestoreProduct($input: OwnProductInput!) {\n    result: restoreProduct(input: $input) {\n      product {\n        id\n        slug\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.RestoreProductDocument,
    "\n  mutation CreateProduct($input: CreateProductInput!) {\n    result: createProduct(input: $input) {\n      product {\n        id\n        slug\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.CreateProductDocument,
    "\n  mutation EditProduct($input: ChangeProductInput!) {\n    result: changeProduct(input: $input) {\n      product {\n        id\n        slug\n        editVersion\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.EditProductDocument,
    "\n  fragment ConversationEvent_conversation on Conversation {\n    id\n    viewerIs\n    shop {\n      id\n      name\n      slug\n      logoPath\n      isVerified\n    }\n    buyerName\n    partner {\n      id\n      name\n      picturePath\n    }\n    productName\n    lastMessage {\n      ...MessageBubble_message\n    }\n    lastNumber\n    readNumber\n    partnerReadNumber\n    unreadCount\n    isArchived\n    isBlocked\n    canSend\n    version\n    createdAt\n    updatedAt\n  }\n": types.ConversationEvent_ConversationFragmentDoc,
    "\n  fragment ApplyConversationEvent_version on Conversation {\n    id\n    version\n  }\n": types.ApplyConversationEvent_VersionFragmentDoc,
    "\n  mutation ArchiveConversation($id: ID!, $archived: Boolean!) {\n    result: archiveConversation(input: { conversationId: $id, archived: $archived }) {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ArchiveConversationDocument,
    "\n  mutation BlockPartner($id: ID!, $blocked: Boolean!) {\n    result: blockPartner(input: { conversationId: $id, blocked: $blocked }) {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.BlockPartnerDocument,
    "\n  query ChatSettings {\n    viewer {\n      chatSettings {\n        showsTyping\n        showsPresence\n      }\n    }\n  }\n": types.ChatSettingsDocument,
    "\n  mutation ChangeChatSettings($showsTyping: Boolean, $showsPresence: Boolean) {\n    result: changeChatSettings(input: { showsTyping: $showsTyping, showsPresence: $showsPresence }) {\n      chatSettings {\n        showsTyping\n        showsPresence\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ChangeChatSettingsDocument,
    "\n  fragment ConversationList_connection on ConversationConnection {\n    edges {\n      node {\n        id\n        isArchived\n        # Without it the list could not follow what is read elsewhere.\n        readNumber\n        version\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": types.ConversationList_ConnectionFragmentDoc,
    "\n  fragment ConversationRow_conversation on Conversation {\n    id\n    viewerIs\n    partner {\n      id\n      name\n      picturePath\n    }\n    shop {\n      id\n      slug\n      isVerified\n    }\n    productName\n    partnerReadNumber\n    unreadCount\n    createdAt\n    lastMessage {\n      id\n      number\n      sender\n      content\n      isHidden\n      isRead\n      picture {\n        id\n      }\n      orderStep {\n        orderId\n        state\n        action\n      }\n      createdAt\n    }\n  }\n": types.ConversationRow_ConversationFragmentDoc,
    "\n  query Conversations($first: Int!, $after: String, $search: String, $archived: Boolean!) {\n    inboxSeq\n    viewer {\n      conversations(first: $first, after: $after, search: $search, archived: $archived) {\n        ...ConversationList_connection\n      }\n    }\n  }\n": types.ConversationsDocument,
    "\n  fragment UnreadMessages_viewer on Viewer {\n    unreadCounts {\n      messages\n    }\n  }\n": types.UnreadMessages_ViewerFragmentDoc,
    "\n  query UnreadMessages {\n    viewer {\n      ...UnreadMessages_viewer\n    }\n  }\n": types.UnreadMessagesDocument,
    "\n  fragment ChatInbox_update on InboxUpdate {\n    __typename\n    ... on MessageAdded {\n      message {\n        ...MessageBubble_message\n      }\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      unread {\n        messages\n      }\n    }\n    ... on MessageHidden {\n      message {\n        ...MessageBubble_message\n      }\n    }\n    ... on MessagesRead {\n      conversationId\n      reader\n      upTo\n      readAt\n      unreadCount\n      version\n      unread {\n        messages\n      }\n    }\n    ... on ConversationChanged {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      unread {\n        messages\n      }\n    }\n  }\n": types.ChatInbox_UpdateFragmentDoc,
    "\n  fragment ApplyReadEvent_conversation on Conversation {\n    id\n    viewerIs\n    readNumber\n    partnerReadNumber\n    unreadCount\n    version\n  }\n": types.ApplyReadEvent_ConversationFragmentDoc,
    "\n  fragment ConversationHeader_conversation on Conversation {\n    id\n    viewerIs\n    isBlocked\n    partner {\n      id\n      name\n      picturePath\n    }\n    shop {\n      id\n      slug\n      isVerified\n    }\n    ...ConversationMenu_conversation\n  }\n": types.ConversationHeader_ConversationFragmentDoc,
    "\n  fragment ConversationMenu_conversation on Conversation {\n    id\n    viewerIs\n    isArchived\n    isBlocked\n    partner {\n      id\n      name\n    }\n    shop {\n      id\n      slug\n    }\n  }\n": types.ConversationMenu_ConversationFragmentDoc,
    "\n  fragment UseLatestOrder_conversation on Conversation {\n    id\n    messages {\n      edges {\n        node {\n          id\n          orderStep {\n            orderId\n          }\n        }\n      }\n    }\n  }\n": types.UseLatestOrder_ConversationFragmentDoc,
    "\n  fragment ConversationPane_conversation on Conversation {\n    id\n    isBlocked\n    canSend\n    lastNumber\n    partner {\n      id\n      name\n    }\n    viewerIs\n    ...MessageStream_conversation\n  }\n": types.ConversationPane_ConversationFragmentDoc,
    "\n  fragment MessageStream_conversation on Conversation {\n    id\n    viewerIs\n    lastNumber\n    version\n    readNumber\n    unreadCount\n    canSend\n    partnerReadNumber\n    partner {\n      id\n      name\n    }\n    messages(last: 40) {\n      edges {\n        node {\n          id\n          number\n          ...MessageBubble_message\n        }\n      }\n      pageInfo {\n        hasPreviousPage\n        hasNextPage\n      }\n    }\n  }\n": types.MessageStream_ConversationFragmentDoc,
    "\n  fragment PinnedProduct_product on Product {\n    id\n    slug\n    name\n    version\n    stockQuantity\n    isActive\n    price {\n      amount\n      currency\n    }\n    compareAtPrice {\n      amount\n      currency\n    }\n    primaryImage {\n      id\n      path\n      color\n    }\n  }\n": types.PinnedProduct_ProductFragmentDoc,
    "\n  fragment PinnedProduct_conversation on Conversation {\n    id\n    productName\n    product {\n      ...PinnedProduct_product\n    }\n  }\n": types.PinnedProduct_ConversationFragmentDoc,
    "\n  fragment MessageBubble_message on Message {\n    id\n    conversationId\n    number\n    clientId\n    sender\n    content\n    picture {\n      id\n      path\n      width\n      height\n      color\n    }\n    orderStep {\n      orderId\n      state\n      action\n      reason\n    }\n    replyTo {\n      messageId\n      number\n      sender\n      content\n      hasPicture\n    }\n    isHidden\n    isRead\n    readAt\n    createdAt\n  }\n": types.MessageBubble_MessageFragmentDoc,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    result: sendMessage(input: $input) {\n      message {\n        ...MessageBubble_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.SendMessageDocument,
    "\n  query Conversation($id: ID!) {\n    inboxSeq\n    conversation(id: $id) {\n      id\n      version\n      partner {\n        id\n        name\n      }\n      ...ConversationHeader_conversation\n      ...PinnedProduct_conversation\n      ...ConversationPane_conversation\n    }\n  }\n": types.ConversationDocument,
    "\n  query MessagePage($id: ID!, $before: String, $last: Int, $after: String, $first: Int) {\n    inboxSeq\n    conversation(id: $id) {\n      id\n      messages(before: $before, last: $last, after: $after, first: $first) {\n        edges {\n          node {\n            id\n            number\n            ...MessageBubble_message\n          }\n        }\n        pageInfo {\n          hasPreviousPage\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.MessagePageDocument,
    "\n  mutation HideMessage($conversationId: ID!, $number: Int!, $hidden: Boolean!) {\n    result: hideMessage(input: { conversationId: $conversationId, number: $number, hidden: $hidden }) {\n      message {\n        ...MessageBubble_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.HideMessageDocument,
    "\n  mutation MarkMessagesRead($conversationId: ID!, $upTo: Int!) {\n    result: markMessagesRead(input: { conversationId: $conversationId, upTo: $upTo }) {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.MarkMessagesReadDocument,
    "\n  subscription Presence($personId: ID!) {\n    presence(personId: $personId) {\n      personId\n      isOnline\n      lastSeenAt\n    }\n  }\n": types.PresenceDocument,
    "\n  subscription Typing($conversationId: ID!) {\n    typing(conversationId: $conversationId) {\n      conversationId\n      side\n      isTyping\n    }\n  }\n": types.TypingDocument,
    "\n  mutation SetTyping($conversationId: ID!, $typing: Boolean!) {\n    setTyping(input: { conversationId: $conversationId, typing: $typing }) {\n      errors {\n        code\n      }\n    }\n  }\n": types.SetTypingDocument,
    "\n  query QuickReplies {\n    viewer {\n      quickReplies {\n        replies\n        version\n      }\n    }\n  }\n": types.QuickRepliesDocument,
    "\n  mutation ChangeQuickReplies($input: ChangeQuickRepliesInput!) {\n    result: changeQuickReplies(input: $input) {\n      quickReplies {\n        replies\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ChangeQuickRepliesDocument,
    "\n  mutation ReportConversation($id: ID!, $reason: ReportReason!, $details: String!) {\n    result: reportConversation(input: { conversationId: $id, reason: $reason, details: $details }) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ReportConversationDocument,
    "\n  query ProductConversation($slug: String!) {\n    inboxSeq\n    product(slug: $slug) {\n      id\n      conversationId\n    }\n  }\n": types.ProductConversationDocument,
    "\n  query OrderConversation($id: ID!) {\n    inboxSeq\n    order(id: $id) {\n      id\n      conversationId\n    }\n  }\n": types.OrderConversationDocument,
    "\n  mutation StartConversation($input: StartConversationInput!) {\n    result: startConversation(input: $input) {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      message {\n        ...MessageBubble_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.StartConversationDocument,
    "\n  fragment FaqTopic_topic on FaqTopic {\n    id\n    title\n    icon\n    description\n    faqs {\n      id\n      question\n      answer\n    }\n  }\n": types.FaqTopic_TopicFragmentDoc,
    "\n  fragment PolicyLink_policy on Policy {\n    slug\n    title\n    summary\n  }\n": types.PolicyLink_PolicyFragmentDoc,
    "\n  query OwnMessages {\n    viewer {\n      contactMessages {\n        id\n        number\n        subject\n        state\n        createdAt\n      }\n    }\n  }\n": types.OwnMessagesDocument,
    "\n  fragment OwnThread_message on OwnContactMessage {\n    id\n    message\n    createdAt\n    replies {\n      id\n      text\n      isOurs\n      createdAt\n    }\n  }\n": types.OwnThread_MessageFragmentDoc,
    "\n  mutation FollowUpContact($input: FollowUpContactInput!) {\n    result: followUpContact(input: $input) {\n      contactMessage {\n        id\n        ...OwnThread_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.FollowUpContactDocument,
    "\n  mutation Contact($input: ContactInput!) {\n    result: contact(input: $input) {\n      message\n      number\n      messageId\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ContactDocument,
    "\n  query Activities {\n    inboxSeq\n    viewer {\n      activities {\n        id\n        kind\n        title\n        description\n        link\n        createdAt\n        source\n      }\n    }\n  }\n": types.ActivitiesDocument,
    "\n  fragment NotificationEvent_notification on Notification {\n    id\n    kind\n    source\n    title\n    text\n    link\n    number\n    isRead\n    createdAt\n  }\n": types.NotificationEvent_NotificationFragmentDoc,
    "\n  fragment ReadNotification_notification on Notification {\n    isRead\n  }\n": types.ReadNotification_NotificationFragmentDoc,
    "\n  fragment WriteActivity_activity on Activity {\n    id\n    kind\n    title\n    description\n    link\n    createdAt\n    source\n  }\n": types.WriteActivity_ActivityFragmentDoc,
    "\n  fragment ChosenNews_viewer on Viewer {\n    notificationChoices {\n      chosen {\n        kind\n        channel\n        isOn\n      }\n    }\n  }\n": types.ChosenNews_ViewerFragmentDoc,
    "\n  fragment AllChoices_choices on NotificationChoices {\n    all {\n      kind\n      channel\n      isOn\n      isNecessary\n    }\n    chosen {\n      kind\n      channel\n      isOn\n    }\n  }\n": types.AllChoices_ChoicesFragmentDoc,
    "\n  fragment NotificationsInbox_update on InboxUpdate {\n    __typename\n    ... on NotificationAdded {\n      notification {\n        ...NotificationEvent_notification\n      }\n      unread {\n        notifications\n      }\n    }\n    ... on NotificationChoicesChanged {\n      choices {\n        ...AllChoices_choices\n      }\n    }\n    ... on NotificationsRead {\n      notificationId\n      unread {\n        notifications\n      }\n    }\n  }\n": types.NotificationsInbox_UpdateFragmentDoc,
    "\n  query NotificationChoices {\n    inboxSeq\n    viewer {\n      notificationChoices {\n        ...AllChoices_choices\n      }\n    }\n  }\n": types.NotificationChoicesDocument,
    "\n  mutation ChangeNotificationChoice($input: ChangeNotificationChoiceInput!) {\n    result: changeNotificationChoice(input: $input) {\n      notificationChoices {\n        ...AllChoices_choices\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ChangeNotificationChoiceDocument,
    "\n  fragment NotificationList_notifications on NotificationConnection {\n    edges {\n      node {\n        id\n        ...NotificationRow_notification\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": types.NotificationList_NotificationsFragmentDoc,
    "\n  fragment NotificationRow_notification on Notification {\n    id\n    kind\n    title\n    text\n    link\n    number\n    isRead\n    createdAt\n  }\n": types.NotificationRow_NotificationFragmentDoc,
    "\n  fragment UnreadNotifications_viewer on Viewer {\n    unreadCounts {\n      notifications\n    }\n  }\n": types.UnreadNotifications_ViewerFragmentDoc,
    "\n  query UnreadNotifications {\n    viewer {\n      ...UnreadNotifications_viewer\n    }\n  }\n": types.UnreadNotificationsDocument,
    "\n  mutation MarkNotificationsRead($id: ID) {\n    result: markNotificationsRead(input: { notificationId: $id }) {\n      unread {\n        notifications\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.MarkNotificationsReadDocument,
    "\n  mutation AddToCart($input: AddToCartInput!) {\n    result: addToCart(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.AddToCartDocument,
    "\n  fragment CartEvent_changed on CartChanged {\n    itemCount\n    version\n  }\n": types.CartEvent_ChangedFragmentDoc,
    "\n  query CartCount {\n    viewer {\n      ...CartCount_viewer\n    }\n  }\n": types.CartCountDocument,
    "\n  fragment Cart_cart on Cart {\n    itemCount\n    version\n    items {\n      id\n      productId\n      name\n      quantity\n      priceWhenAdded { amount }\n      shop { name slug }\n      product {\n        id\n        slug\n        version\n        isActive\n        inStock\n        stockQuantity\n        price { amount }\n        primaryImage { id path color }\n      }\n    }\n  }\n": types.Cart_CartFragmentDoc,
    "\n  fragment CartOfViewer_viewer on Viewer {\n    cart {\n      ...Cart_cart\n    }\n  }\n": types.CartOfViewer_ViewerFragmentDoc,
    "\n  query Cart {\n    inboxSeq\n    viewer {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.CartDocument,
    "\n  fragment CartCount_viewer on Viewer {\n    cart {\n      itemCount\n      version\n    }\n  }\n": types.CartCount_ViewerFragmentDoc,
    "\n  mutation PostToCart($input: AddToCartInput!) {\n    result: addToCart(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.PostToCartDocument,
    "\n  mutation ChangeCartItem($input: ChangeCartItemInput!) {\n    result: changeCartItem(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ChangeCartItemDocument,
    "\n  mutation RemoveFromCart($input: RemoveFromCartInput!) {\n    result: removeFromCart(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.RemoveFromCartDocument,
    "\n  mutation ClearCart {\n    result: clearCart {\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ClearCartDocument,
    "\n  query CheckoutKnown {\n    viewer {\n      person {\n        id\n        fullName\n        telephoneNumber\n      }\n      addresses {\n        id\n        label\n        shippingAddress {\n          ...Checkout_address\n        }\n        isDefault\n      }\n      orders(first: 1) {\n        edges {\n          node {\n            id\n            shippingAddress {\n              ...Checkout_address\n            }\n          }\n        }\n      }\n    }\n  }\n": types.CheckoutKnownDocument,
    "\n  fragment PlacingFailure_failure on Failure {\n    ...Failure\n    ... on TotalChangedError {\n      message\n      total { amount }\n    }\n  }\n": types.PlacingFailure_FailureFragmentDoc,
    "\n  mutation PlaceCart($input: PlaceCartInput!) {\n    result: placeCart(input: $input) {\n      orders {\n        id\n        ...PlacedOrder_order\n      }\n      errors {\n        ...PlacingFailure_failure\n      }\n    }\n  }\n": types.PlaceCartDocument,
    "\n  mutation PlaceProduct($input: PlaceProductInput!) {\n    result: placeProduct(input: $input) {\n      orders {\n        id\n        ...PlacedOrder_order\n      }\n      errors {\n        ...PlacingFailure_failure\n      }\n    }\n  }\n": types.PlaceProductDocument,
    "\n  fragment PlacedOrder_order on Order {\n    id\n    createdAt\n    expiresAt\n    itemCount\n    shop { name slug }\n    total { amount }\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productName\n          productImagePath\n          quantity\n          total { amount }\n        }\n      }\n    }\n  }\n": types.PlacedOrder_OrderFragmentDoc,
    "\n  fragment Checkout_address on ShippingAddress {\n    shippingFullName: fullName\n    shippingPhone: phone\n    shippingAddress: address\n    shippingCity: city\n    shippingRegion: region\n    shippingLandmark: landmark\n  }\n": types.Checkout_AddressFragmentDoc,
    "\n  mutation SettleAttempt($key: String!) {\n    result: settleOrderAttempt(input: { idempotencyKey: $key }) {\n      orders {\n        id\n        ...PlacedOrder_order\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.SettleAttemptDocument,
    "\n  fragment OrdersInbox_update on InboxUpdate {\n    __typename\n    ... on CartChanged {\n      ...CartEvent_changed\n    }\n    ... on OrderPlaced {\n      order {\n        ...OrderEvent_order\n      }\n    }\n    ... on OrderChanged {\n      order {\n        ...OrderEvent_order\n      }\n    }\n  }\n": types.OrdersInbox_UpdateFragmentDoc,
    "\n  fragment OrderEvent_order on Order {\n    id\n    state\n    createdAt\n    updatedAt\n    expiresAt\n    dueAt\n    returnUntil\n    version\n    total { amount currency }\n    shippingFee { amount currency }\n    tax { amount currency }\n    itemCount\n    buyerEmail\n    buyerName\n    shop { name slug }\n    shippingAddress {\n      ...ShippingAddress_address\n    }\n    shippingNotes\n    paidAt\n    paymentMethod\n    viewerIs\n    allowedActions\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productId\n          productSlug\n          productName\n          productImagePath\n          quantity\n          price { amount currency }\n          total { amount currency }\n        }\n      }\n    }\n    steps {\n      state\n      createdAt\n      by\n      action\n      reason\n      returnReason\n      photoPaths\n    }\n  }\n": types.OrderEvent_OrderFragmentDoc,
    "\n  fragment ApplyOrderEvent_version on Order {\n    id\n    version\n  }\n": types.ApplyOrderEvent_VersionFragmentDoc,
    "\n  mutation BuyAgain($input: BuyAgainInput!) {\n    result: buyAgain(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      leftOut\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.BuyAgainDocument,
    "\n  fragment OrderActions_order on Order {\n    id\n    version\n    state\n    viewerIs\n    allowedActions\n    items(first: 100) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n": types.OrderActions_OrderFragmentDoc,
    "\n  query OrderById($id: ID!) {\n    inboxSeq\n    order(id: $id) {\n      id\n      viewerIs\n      buyerName\n      shop { name slug }\n      ...OrderEvent_order\n      ...OrderDetail_order\n    }\n  }\n": types.OrderByIdDocument,
    "\n  fragment OrderDetail_order on Order {\n    id\n    state\n    updatedAt\n    expiresAt\n    dueAt\n    paidAt\n    viewerIs\n    buyerName\n    shop {\n      name\n      slug\n    }\n    ...OrderFacts_order\n    ...OrderPeople_order\n    ...OrderTimeline_order\n    ...OrderActions_order\n  }\n": types.OrderDetail_OrderFragmentDoc,
    "\n  fragment OrderFacts_order on Order {\n    id\n    state\n    viewerIs\n    total { amount currency }\n    paidAt\n    paymentMethod\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productSlug\n          productName\n          productImagePath\n          quantity\n          price { amount currency }\n          total { amount currency }\n        }\n      }\n    }\n  }\n": types.OrderFacts_OrderFragmentDoc,
    "\n  fragment OrderList_orders on OrderConnection {\n    edges {\n      node {\n        id\n        ...OrderRow_order\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": types.OrderList_OrdersFragmentDoc,
    "\n  query MyOrders($after: String, $search: String, $state: OrderState) {\n    inboxSeq\n    viewer {\n      orders(after: $after, search: $search, state: $state) {\n        ...OrderList_orders\n      }\n    }\n  }\n": types.MyOrdersDocument,
    "\n  query ShopOrders($after: String, $search: String, $state: OrderState) {\n    inboxSeq\n    viewer {\n      shop {\n        orders(after: $after, search: $search, state: $state) {\n          ...OrderList_orders\n        }\n      }\n    }\n  }\n": types.ShopOrdersDocument,
    "\n  fragment OrderPeople_order on Order {\n    id\n    viewerIs\n    buyerName\n    buyerEmail\n    shop { name slug }\n    shippingAddress {\n      ...ShippingAddress_address\n    }\n    shippingNotes\n  }\n": types.OrderPeople_OrderFragmentDoc,
    "\n  fragment OrderRow_order on Order {\n    id\n    version\n    state\n    createdAt\n    total { amount currency }\n    paidAt\n    viewerIs\n    allowedActions\n    buyerName\n    buyerEmail\n    shop { name slug }\n    shippingAddress {\n      ...ShippingAddress_address\n    }\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productName\n          productImagePath\n          quantity\n        }\n      }\n    }\n  }\n": types.OrderRow_OrderFragmentDoc,
    "\n  fragment OrderTimeline_order on Order {\n    state\n    expiresAt\n    viewerIs\n    steps {\n      state\n      createdAt\n      by\n      action\n      reason\n      returnReason\n      photoPaths\n    }\n  }\n": types.OrderTimeline_OrderFragmentDoc,
    "\n  query ShopMetrics {\n    inboxSeq\n    viewer {\n      shop {\n        metrics {\n          pendingOrders\n          acceptedOrders\n          returnRequests\n          activeProducts\n          lowStock\n          outOfStock\n          answerMinutes\n          answerConversations\n          months {\n            month\n            orders\n            revenue { amount currency }\n          }\n          days {\n            day\n            views\n            orders\n          }\n        }\n      }\n    }\n  }\n": types.ShopMetricsDocument,
    "\n  mutation ChangeOrder($input: ChangeOrderInput!) {\n    result: changeOrder(input: $input) {\n      order {\n        ...OrderEvent_order\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ChangeOrderDocument,
    "\n  query LatestSales {\n    inboxSeq\n    viewer {\n      shop {\n        orders {\n          ...LatestOrders_orders\n        }\n      }\n    }\n  }\n": types.LatestSalesDocument,
    "\n  query LatestPurchases {\n    inboxSeq\n    viewer {\n      orders {\n        ...LatestOrders_orders\n      }\n    }\n  }\n": types.LatestPurchasesDocument,
    "\n  fragment LatestOrders_orders on OrderConnection {\n    edges {\n      node {\n        id\n        ...OrderRow_order\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": types.LatestOrders_OrdersFragmentDoc,
    "\n  fragment ParcelSlip_order on Order {\n    id\n    createdAt\n    itemCount\n    total { amount currency }\n    paidAt\n    shop { name slug }\n    shippingAddress {\n      ...ShippingAddress_address\n    }\n    shippingNotes\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productName\n          quantity\n        }\n      }\n    }\n  }\n": types.ParcelSlip_OrderFragmentDoc,
    "\n  query PickList {\n    viewer {\n      shop {\n        pickList {\n          orderCount\n          lines {\n            productId\n            productName\n            productImagePath\n            sku\n            quantity\n            orderIds\n          }\n        }\n      }\n    }\n  }\n": types.PickListDocument,
    "\n  fragment ReceiptSheet_receipt on Receipt {\n    number\n    createdAt\n    payerName\n    payerEmail\n    payment {\n      reference\n      refundedAt\n      refundedAmount {\n        amount\n      }\n      description\n      channel\n      amount {\n        amount\n      }\n    }\n  }\n": types.ReceiptSheet_ReceiptFragmentDoc,
    "\n  query SavedCards {\n    viewer {\n      savedCards {\n        id\n        brand\n        last4\n        expMonth\n        expYear\n        isExpired\n      }\n    }\n  }\n": types.SavedCardsDocument,
    "\n  mutation RemoveSavedCard($id: ID!) {\n    result: removeSavedCard(input: { cardId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.RemoveSavedCardDocument,
    "\n  fragment PaymentResult_payment on Payment {\n    reference\n    version\n    purpose\n    description\n    state\n    url\n    receiptNumber\n    amount {\n      amount\n    }\n  }\n": types.PaymentResult_PaymentFragmentDoc,
    "\n  mutation VerifyPayment($input: VerifyPaymentInput!) {\n    result: verifyPayment(input: $input) {\n      message\n      campaignId\n      payment {\n        ...PaymentResult_payment\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.VerifyPaymentDocument,
    "\n  subscription PaymentChanged($reference: ID!) {\n    paymentChanged(reference: $reference) {\n      payment {\n        ...PaymentResult_payment\n      }\n    }\n  }\n": types.PaymentChangedDocument,
    "\n  fragment CurrentPlan_plan on ChosenPlan {\n    id\n    version\n    name\n    state\n    endsAt\n    daysRemaining\n    isRenewing\n  }\n": types.CurrentPlan_PlanFragmentDoc,
    "\n  mutation SetPlanRenewal($input: SetPlanRenewalInput!) {\n    result: setPlanRenewal(input: $input) {\n      plan {\n        ...CurrentPlan_plan\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.SetPlanRenewalDocument,
    "\n  mutation CancelPlan($input: ChosenPlanInput!) {\n    result: cancelPlan(input: $input) {\n      plan {\n        ...CurrentPlan_plan\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.CancelPlanDocument,
    "\n  fragment PlanCard_plan on Plan {\n    id\n    description\n    durationDays\n    price {\n      amount\n    }\n  }\n": types.PlanCard_PlanFragmentDoc,
    "\n  fragment PlanOrder_plan on Plan {\n    id\n    durationDays\n    price {\n      amount\n    }\n  }\n": types.PlanOrder_PlanFragmentDoc,
    "\n  mutation BuyPlan($input: BuyPlanInput!) {\n    result: buyPlan(input: $input) {\n      payment {\n        paymentUrl\n        reference\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.BuyPlanDocument,
    "\n  query Plans {\n    viewer {\n      savedCards {\n        id\n        last4\n        isExpired\n      }\n      planChoice {\n        freeProductsPerCategory\n        plans {\n          id\n          durationDays\n          price {\n            amount\n          }\n          ...PlanCard_plan\n          ...PlanOrder_plan\n        }\n      }\n      planStanding {\n        isActive\n        current {\n          id\n          planId\n          durationDays\n          isRenewing\n          ...CurrentPlan_plan\n        }\n        chosen {\n          id\n          planId\n          name\n          state\n          startedAt\n          endsAt\n          isRenewing\n        }\n      }\n    }\n  }\n": types.PlansDocument,
    "\n  query SubscriptionSection {\n    viewer {\n      planStanding {\n        isActive\n        chosen {\n          id\n          version\n          name\n          state\n          startedAt\n          endsAt\n          daysRemaining\n          isRenewing\n          amount {\n            amount\n          }\n        }\n      }\n    }\n  }\n": types.SubscriptionSectionDocument,
    "\n  subscription PlanChoiceChanged {\n    planChoiceChanged {\n      freeProductsPerCategory\n      plans {\n        id\n        durationDays\n        price {\n          amount\n        }\n      }\n    }\n  }\n": types.PlanChoiceChangedDocument,
    "\n  fragment Failure on Failure {\n    code\n    message\n    ... on RefusedError {\n      retryAfter\n    }\n    ... on ValidationError {\n      fields {\n        field\n        messages\n      }\n    }\n  }\n": types.FailureFragmentDoc,
    "\n  fragment ReviewsInbox_update on InboxUpdate {\n    __typename\n    ... on ReviewReplied {\n      reviewId\n      reply\n      repliedAt\n    }\n  }\n": types.ReviewsInbox_UpdateFragmentDoc,
    "\n  query OwnProductReviews($waiting: Boolean!, $after: String) {\n    viewer {\n      shop {\n        id\n        name\n        productReviews(waiting: $waiting, after: $after) {\n          totalCount\n          pageInfo {\n            endCursor\n            hasNextPage\n          }\n          edges {\n            node {\n              productName\n              product {\n                id\n                slug\n              }\n              review {\n                id\n                reply\n                ...ReviewItem_review\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": types.OwnProductReviewsDocument,
    "\n  fragment ProductReviews_product on Product {\n    slug\n    name\n    shop {\n      name\n      slug\n    }\n    rating {\n      average\n      count\n    }\n    reviews {\n      totalCount\n      distribution {\n        stars\n        count\n      }\n      edges {\n        node {\n          id\n          ...ReviewItem_review\n        }\n      }\n    }\n  }\n": types.ProductReviews_ProductFragmentDoc,
    "\n  fragment RatingLink_product on Product {\n    rating {\n      average\n      count\n    }\n  }\n": types.RatingLink_ProductFragmentDoc,
    "\n  fragment ReviewItem_review on ProductReview {\n    rating\n    photoPaths\n    reviewerName\n    ...ReviewBody_review\n    ...ReviewFollowUp_review\n  }\n": types.ReviewItem_ReviewFragmentDoc,
    "\n  query ReviewPages($slug: String!, $after: String, $rating: Int) {\n    product(slug: $slug) {\n      id\n      reviews(after: $after, rating: $rating) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            id\n            ...ReviewItem_review\n          }\n        }\n      }\n    }\n  }\n": types.ReviewPagesDocument,
    "\n  mutation WriteProductReview($input: WriteProductReviewInput!) {\n    result: writeProductReview(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.WriteProductReviewDocument,
    "\n  mutation ChangeProductReview($input: ChangeProductReviewInput!) {\n    result: changeProductReview(input: $input) {\n      message\n      review {\n        id\n        ...ReviewItem_review\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ChangeProductReviewDocument,
    "\n  query OwnProductReview($slug: String!) {\n    viewer {\n      productReview(slug: $slug) {\n        changeableUntil\n        helpfulIds\n        review {\n          id\n          rating\n          title\n          comment\n        }\n      }\n    }\n  }\n": types.OwnProductReviewDocument,
    "\n  query ProductReviewsAgain($slug: String!) {\n    product(slug: $slug) {\n      id\n      ...ProductReviews_product\n      ...RatingLink_product\n    }\n  }\n": types.ProductReviewsAgainDocument,
    "\n  fragment PutStanding_standing on ReviewStanding {\n    reviewId\n    reply\n    repliedAt\n    helpfulCount\n  }\n": types.PutStanding_StandingFragmentDoc,
    "\n  mutation ReplyToReview($input: ReplyToReviewInput!) {\n    result: replyToReview(input: $input) {\n      review {\n        ...PutStanding_standing\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ReplyToReviewDocument,
    "\n  fragment ReviewBody_review on Review {\n    title\n    comment\n    reviewerName\n    isVerifiedPurchase\n    createdAt\n  }\n": types.ReviewBody_ReviewFragmentDoc,
    "\n  fragment ReviewFollowUp_review on Review {\n    id\n    reply\n    repliedAt\n    helpfulCount\n  }\n": types.ReviewFollowUp_ReviewFragmentDoc,
    "\n  query ShopReviewsPage($slug: String!, $after: String) {\n    shop(slug: $slug) {\n      slug\n      reviews(after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            id\n            ...ShopReviewItem_review\n          }\n        }\n      }\n    }\n  }\n": types.ShopReviewsPageDocument,
    "\n  mutation WriteShopReview($input: WriteShopReviewInput!) {\n    result: writeShopReview(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.WriteShopReviewDocument,
    "\n  mutation ChangeShopReview($input: ChangeShopReviewInput!) {\n    result: changeShopReview(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ChangeShopReviewDocument,
    "\n  fragment ShopReviewItem_review on ShopReview {\n    overallRating\n    productQualityRating\n    customerServiceRating\n    shippingSpeedRating\n    ...ReviewBody_review\n    ...ReviewFollowUp_review\n  }\n": types.ShopReviewItem_ReviewFragmentDoc,
    "\n  fragment ShopReviews_shop on Shop {\n    slug\n    name\n    reviews {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      scores {\n        ...ShopScores_scores\n      }\n      edges {\n        node {\n          id\n          ...ShopReviewItem_review\n        }\n      }\n    }\n  }\n": types.ShopReviews_ShopFragmentDoc,
    "\n  fragment ShopScores_scores on ShopScores {\n    overall\n    productQuality\n    customerService\n    shippingSpeed\n  }\n": types.ShopScores_ScoresFragmentDoc,
    "\n  query OwnShopReview($slug: String!) {\n    viewer {\n      shopReview(slug: $slug) {\n        changeableUntil\n        helpfulIds\n        review {\n          id\n          title\n          comment\n          overallRating\n          productQualityRating\n          customerServiceRating\n          shippingSpeedRating\n        }\n      }\n    }\n  }\n": types.OwnShopReviewDocument,
    "\n  query ShopReviewsAgain($slug: String!) {\n    shop(slug: $slug) {\n      slug\n      rating {\n        average\n        count\n      }\n      ...ShopReviews_shop\n    }\n  }\n": types.ShopReviewsAgainDocument,
    "\n  mutation VoteHelpful($input: VoteHelpfulInput!) {\n    result: voteHelpful(input: $input) {\n      review {\n        ...PutStanding_standing\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.VoteHelpfulDocument,
    "\n  query Application($id: ID!) {\n    viewer {\n      admin {\n        application(id: $id) {\n          id\n          state\n          shopName\n          idDocument\n          passportPicture\n          ...ApplicationDetail_application\n        }\n      }\n    }\n  }\n": types.ApplicationDocument,
    "\n  query Applications($state: ApplicationState!, $page: Int!) {\n    viewer {\n      admin {\n        applications(state: $state, page: $page) {\n          totalCount\n          ...ApplicationList_page\n        }\n      }\n    }\n  }\n": types.ApplicationsDocument,
    "\n  query Audit($filter: AuditFilter!, $page: Int!) {\n    viewer {\n      admin {\n        audit(filter: $filter, page: $page) {\n          totalCount\n          ...AuditList_page\n        }\n      }\n    }\n  }\n": types.AuditDocument,
    "\n  query Case($id: ID!) {\n    viewer {\n      admin {\n        case(id: $id) {\n          id\n          reason\n          ...CaseActions_case\n          ...CaseDetail_case\n        }\n      }\n    }\n  }\n": types.CaseDocument,
    "\n  query Cases($state: CaseState!, $page: Int!) {\n    viewer {\n      admin {\n        cases(state: $state, page: $page) {\n          totalCount\n          ...CaseList_page\n        }\n      }\n    }\n  }\n": types.CasesDocument,
    "\n  query AdminCategories {\n    viewer {\n      admin {\n        categories {\n          id\n          parentId\n          name\n          ...CategoryTree_category\n        }\n      }\n    }\n  }\n": types.AdminCategoriesDocument,
    "\n  query AdminCategory($id: ID!) {\n    viewer {\n      admin {\n        category(id: $id) {\n          id\n          name\n          version\n          ...CategoryHead_category\n          ...FieldEditor_category\n        }\n        categories {\n          id\n          parentId\n          name\n        }\n      }\n    }\n  }\n": types.AdminCategoryDocument,
    "\n  query Ledger {\n    viewer {\n      admin {\n        ledger {\n          isBalanced\n          balances {\n            account\n            amount {\n              amount\n              currency\n            }\n          }\n        }\n      }\n    }\n  }\n": types.LedgerDocument,
    "\n  query ContactMessage($id: ID!) {\n    viewer {\n      admin {\n        contactMessage(id: $id) {\n          id\n          subject\n          ...MessageThread_message\n        }\n      }\n    }\n  }\n": types.ContactMessageDocument,
    "\n  query ContactMessages($search: String, $state: ContactState!, $page: Int!) {\n    viewer {\n      admin {\n        contactMessages(search: $search, state: $state, page: $page) {\n          totalCount\n          ...MessageList_page\n        }\n      }\n    }\n  }\n": types.ContactMessagesDocument,
    "\n  query AdminOrder($id: ID!) {\n    inboxSeq\n    viewer {\n      admin {\n        order(id: $id) {\n          order {\n            id\n            state\n            version\n            paidAt\n            ...OrderFacts_order\n            ...OrderPeople_order\n            ...OrderTimeline_order\n          }\n          ...OrderSides_order\n        }\n      }\n    }\n  }\n": types.AdminOrderDocument,
    "\n  query AdminOrders($search: String, $state: OrderState, $page: Int!) {\n    viewer {\n      admin {\n        orders(search: $search, state: $state, page: $page) {\n          totalCount\n          edges {\n            node {\n              id\n              ...AdminOrderRow_order\n            }\n          }\n        }\n      }\n    }\n  }\n": types.AdminOrdersDocument,
    "\n  query AdminPayment($reference: ID!) {\n    viewer {\n      admin {\n        payment(reference: $reference) {\n          description\n          ...PaymentDetail_payment\n        }\n      }\n    }\n  }\n": types.AdminPaymentDocument,
    "\n  query AdminPayments($state: PaymentState, $search: String, $purpose: PaymentPurpose, $page: Int!) {\n    viewer {\n      admin {\n        payments(state: $state, search: $search, purpose: $purpose, page: $page) {\n          totalCount\n          ...PaymentList_page\n        }\n      }\n    }\n  }\n": types.AdminPaymentsDocument,
    "\n  query People($search: String, $state: PersonState, $page: Int!) {\n    viewer {\n      admin {\n        people(search: $search, state: $state, page: $page) {\n          totalCount\n          ...PeopleList_page\n        }\n      }\n    }\n  }\n": types.PeopleDocument,
    "\n  query PersonRecord($id: ID!) {\n    viewer {\n      admin {\n        person(id: $id) {\n          id\n          fullName\n          ...SuspensionActions_person\n          ...PersonDetail_person\n          ...PersonSessions_person\n          ...PersonNotes_person\n        }\n      }\n    }\n  }\n": types.PersonRecordDocument,
    "\n  query AdminProducts($search: String, $state: AdminProductState!, $page: Int!) {\n    viewer {\n      admin {\n        products(search: $search, state: $state, page: $page) {\n          totalCount\n          ...AdminProductList_page\n        }\n      }\n    }\n  }\n": types.AdminProductsDocument,
    "\n  query AdminReviews($search: String, $state: AdminReviewState!, $page: Int!) {\n    viewer {\n      admin {\n        reviews(search: $search, state: $state, page: $page) {\n          totalCount\n          ...AdminReviewList_page\n        }\n      }\n    }\n  }\n": types.AdminReviewsDocument,
    "\n  query AdminShops($search: String, $state: AdminShopState!, $page: Int!) {\n    viewer {\n      admin {\n        shops(search: $search, state: $state, page: $page) {\n          totalCount\n          ...AdminShopList_page\n        }\n      }\n    }\n  }\n": types.AdminShopsDocument,
    "\n  query CategoryScreen($slug: String!, $filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int, $after: String) {\n    category(slug: $slug) {\n      id\n      name\n      slug\n      path {\n        name\n        slug\n      }\n      children {\n        id\n        name\n        slug\n      }\n    }\n    products(filter: $filter, orderBy: $orderBy, page: $page, after: $after) {\n      totalCount\n      ...FeaturedRow_products\n      ...ProductListing_products\n    }\n  }\n": types.CategoryScreenDocument,
    "\n  mutation ConfirmEmailChange($input: EmailChangeLinkInput!) {\n    result: confirmEmailChange(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ConfirmEmailChangeDocument,
    "\n  mutation ConfirmEmail($input: ConfirmEmailInput!) {\n    result: confirmEmail(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ConfirmEmailDocument,
    "\n  query OwnThread($id: ID!, $token: String) {\n    contactMessage(id: $id, token: $token) {\n      id\n      subject\n      number\n      ...OwnThread_message\n    }\n  }\n": types.OwnThreadDocument,
    "\n  query FollowingScreen($first: Int!, $after: String) {\n    viewer {\n      followedProducts(first: $first, after: $after) {\n        totalCount\n        ...EndlessProducts_products\n      }\n    }\n  }\n": types.FollowingScreenDocument,
    "\n  query Notifications($source: NotificationSource, $after: String) {\n    inboxSeq\n    viewer {\n      notifications(source: $source, after: $after) {\n        edges {\n          node {\n            id\n            isRead\n          }\n        }\n        ...NotificationList_notifications\n      }\n    }\n  }\n": types.NotificationsDocument,
    "\n  query ParcelSlip($id: ID!) {\n    inboxSeq\n    order(id: $id) {\n      id\n      viewerIs\n      ...ParcelSlip_order\n    }\n  }\n": types.ParcelSlipDocument,
    "\n  query ParcelSlips($after: String) {\n    inboxSeq\n    viewer {\n      shop {\n        orders(after: $after, state: ACCEPTED) {\n          edges {\n            node {\n              id\n              ...ParcelSlip_order\n            }\n          }\n          pageInfo {\n            endCursor\n            hasNextPage\n          }\n        }\n      }\n    }\n  }\n": types.ParcelSlipsDocument,
    "\n  query Campaigns($state: CampaignFilter!, $page: Int!) {\n    campaignPlans {\n      id\n      price {\n        amount\n      }\n    }\n    viewer {\n      savedCards {\n        id\n        last4\n        isExpired\n      }\n      shop {\n        id\n        campaigns(state: $state, page: $page) {\n          totalCount\n          edges {\n            node {\n              id\n              state\n              ...CampaignCard_campaign\n            }\n          }\n        }\n      }\n    }\n  }\n": types.CampaignsDocument,
    "\n  subscription CampaignChanged {\n    campaignChanged {\n      campaign {\n        id\n        version\n        state\n      }\n    }\n  }\n": types.CampaignChangedDocument,
    "\n  query CampaignPlans {\n    campaignPlans {\n      id\n      ...PlanStep_plan\n      ...PaymentStep_plan\n    }\n  }\n": types.CampaignPlansDocument,
    "\n  query CampaignProduct($id: ID!) {\n    product(id: $id) {\n      id\n      slug\n      ...ProductRow_product\n    }\n  }\n": types.CampaignProductDocument,
    "\n  query NewProduct {\n    categories {\n      id\n      ...CategoryChoice_category\n    }\n    viewer {\n      person {\n        id\n      }\n      shop {\n        id\n        verification\n      }\n    }\n  }\n": types.NewProductDocument,
    "\n  query CategoriesToEdit {\n    categories {\n      id\n      ...CategoryChoice_category\n    }\n  }\n": types.CategoriesToEditDocument,
    "\n  query OwnProductScreen($slug: String!) {\n    viewer {\n      shop {\n        id\n        slug\n        productDays(slug: $slug) {\n          day\n          views\n          orders\n        }\n      }\n    }\n    product(slug: $slug) {\n      id\n      slug\n      name\n      version\n      shop {\n        slug\n      }\n      ...OwnProductView_product\n    }\n  }\n": types.OwnProductScreenDocument,
    "\n  query MyProducts($filter: OwnProductFilter, $all: OwnProductFilter, $orderBy: OwnProductOrder!, $after: String) {\n    categories {\n      id\n      ...CategoryChoice_category\n    }\n    viewer {\n      shop {\n        id\n        products(filter: $filter, orderBy: $orderBy, after: $after) {\n          totalCount\n          edges {\n            node {\n              id\n            }\n          }\n          ...OwnProductList_page\n        }\n        all: products(filter: $all, first: 1) {\n          totalCount\n        }\n      }\n    }\n  }\n": types.MyProductsDocument,
    "\n  query OwnShopReviews($slug: String!) {\n    shop(slug: $slug) {\n      slug\n      ...ShopReviews_shop\n    }\n  }\n": types.OwnShopReviewsDocument,
    "\n  subscription PlanChanged {\n    planChanged {\n      isActive\n    }\n  }\n": types.PlanChangedDocument,
    "\n  query HelpScreen {\n    faqTopics {\n      id\n      ...FaqTopic_topic\n    }\n    policies {\n      slug\n      ...PolicyLink_policy\n    }\n  }\n": types.HelpScreenDocument,
    "\n  query SafetyScreen {\n    safetyTips {\n      id\n      title\n      icon\n      text\n    }\n  }\n": types.SafetyScreenDocument,
    "\n  query Home($arrivals: Int!, $bargains: Int!, $smallPrice: Decimal!) {\n    categories {\n      id\n      ...SearchBanner_category\n    }\n    featured: featuredProducts {\n      items {\n        id\n        ...HighlightPanel_product\n      }\n      ...FeaturedCarousel_products\n    }\n    bargains: products(filter: { maxPrice: $smallPrice, inStock: true }, orderBy: BEST_SELLING, first: $bargains) {\n      edges {\n        node {\n          id\n          ...HighlightPanel_product\n        }\n      }\n    }\n    arrivals: products(orderBy: NEWEST, first: $arrivals) {\n      ...ProductGrid_products\n    }\n  }\n": types.HomeDocument,
    "\n  query Receipt($number: Int!) {\n    receipt(number: $number) {\n      ...ReceiptSheet_receipt\n    }\n  }\n": types.ReceiptDocument,
    "\n  query PolicyScreen($slug: String!) {\n    policy(slug: $slug) {\n      slug\n      title\n      summary\n      updatedOn\n      sections {\n        heading\n        paragraphs\n        points\n      }\n    }\n    policies {\n      slug\n      title\n    }\n  }\n": types.PolicyScreenDocument,
    "\n  query ProductScreen($slug: String!) {\n    product(slug: $slug) {\n      id\n      slug\n      name\n      description\n      sku\n      metaTitle\n      metaDescription\n      inStock\n      price {\n        amount\n      }\n      rating {\n        average\n        count\n      }\n      primaryImage {\n        id\n        path\n      }\n      images {\n        id\n        path\n      }\n      category {\n        id\n        path {\n          name\n          slug\n        }\n      }\n      shop {\n        id\n        name\n        slug\n        version\n        takesOrders\n        ...SellerBlock_shop\n      }\n      ...Gallery_product\n      ...BuyingBox_product\n      ...PhonePriceBar_product\n      ...SpecificationList_product\n      ...RelatedProducts_product\n      ...ProductReviews_product\n      ...RatingLink_product\n      ...LiveAnnouncement_product\n    }\n  }\n": types.ProductScreenDocument,
    "\n  query Products($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int, $after: String) {\n    products(filter: $filter, orderBy: $orderBy, page: $page, after: $after) {\n      totalCount\n      ...FeaturedRow_products\n      ...ProductListing_products\n    }\n  }\n": types.ProductsDocument,
    "\n  query Search($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int!, $first: Int!) {\n    products(filter: $filter, orderBy: $orderBy, page: $page, first: $first) {\n      ...SearchHeading_products\n      ...FeaturedRow_products\n      ...SearchResults_products\n    }\n  }\n": types.SearchDocument,
    "\n  mutation ObjectToEmailChange($input: EmailChangeLinkInput!) {\n    result: objectToEmailChange(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ObjectToEmailChangeDocument,
    "\n  query ShopScreen($slug: String!, $first: Int!, $page: Int, $after: String) {\n    shop(slug: $slug) {\n      id\n      name\n      slug\n      description\n      bannerPath\n      logoPath\n      city\n      region\n      productCount\n      rating {\n        average\n        count\n      }\n      ...ShopHeader_shop\n      ...ShopReviews_shop\n    }\n    products(filter: { shop: $slug }, orderBy: NEWEST, first: $first, page: $page, after: $after) {\n      edges {\n        node {\n          id\n        }\n      }\n      ...ShopProducts_products\n    }\n  }\n": types.ShopScreenDocument,
    "\n  query ShopPart($slug: String!, $first: Int!, $after: String) {\n    products(filter: { shop: $slug }, orderBy: NEWEST, first: $first, after: $after) {\n      edges {\n        node {\n          id\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      ...ShopProducts_products\n    }\n  }\n": types.ShopPartDocument,
    "\n  query ShopsScreen($filter: ShopFilter!, $orderBy: ShopOrder!, $page: Int!) {\n    shopStats {\n      shopCount\n      verifiedCount\n      topRatedCount\n      productCount\n    }\n    shops(filter: $filter, orderBy: $orderBy, page: $page) {\n      totalCount\n      edges {\n        node {\n          slug\n          ...DirectoryCard_shop\n        }\n      }\n    }\n  }\n": types.ShopsScreenDocument,
    "\n  query WishlistScreen($orderBy: WishlistOrder!, $after: String) {\n    inboxSeq\n    viewer {\n      wishlist {\n        itemCount\n        version\n        ...WishlistSettings_wishlist\n        items(orderBy: $orderBy, after: $after) {\n          ...WishlistContents_wishes\n        }\n      }\n    }\n  }\n": types.WishlistScreenDocument,
    "\n  fragment ApplicationDetail_application on SellerApplication {\n    id\n    state\n    shopName\n    shopSlug\n    ownerName\n    ownerEmail\n    ownerPhone\n    idKind\n    idNumber\n    idDocument\n    passportPicture\n    reason\n    askedFor\n    shopDescription\n    shopEmail\n    shopPhone\n    shopAddress\n    createdAt\n    decidedAt\n    sameNumber {\n      applicationId\n      shopName\n      state\n    }\n    samePicture {\n      applicationId\n      shopName\n      state\n    }\n  }\n": types.ApplicationDetail_ApplicationFragmentDoc,
    "\n  fragment ApplicationList_page on SellerApplicationRowConnection {\n    edges {\n      node {\n        id\n        shopName\n        ownerName\n        idKind\n        createdAt\n      }\n    }\n  }\n": types.ApplicationList_PageFragmentDoc,
    "\n  mutation DecideApplication($input: DecideApplicationInput!) {\n    result: decideApplication(input: $input) {\n      application {\n        id\n        ...ApplicationDetail_application\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.DecideApplicationDocument,
    "\n  query OwnShop {\n    viewer {\n      person {\n        id\n        email\n        telephoneNumber\n        city\n        region\n      }\n      shop {\n        id\n        name\n        slug\n        verification\n        description\n        email\n        phone\n        address\n        city\n        region\n        productCount\n        logoPath\n        bannerPath\n        openingHours {\n          day\n          opens\n          closes\n        }\n        closedFrom\n        closedUntil\n        application {\n          id\n          state\n          idKind\n          idNumber\n          idDocument\n          passportPicture\n          words {\n            shopName\n            shopDescription\n            shopEmail\n            shopPhone\n            shopAddress\n            city\n            region\n          }\n          reason\n          askedFor\n          createdAt\n        }\n      }\n    }\n  }\n": types.OwnShopDocument,
    "\n  mutation ApplyToSell($input: ApplyToSellInput!) {\n    result: applyToSell(input: $input) {\n      shop {\n        id\n        name\n        slug\n        verification\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ApplyToSellDocument,
    "\n  mutation SendAskedPicture($input: SendAskedPictureInput!) {\n    result: sendAskedPicture(input: $input) {\n      shop {\n        id\n        verification\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.SendAskedPictureDocument,
    "\n  query Verification {\n    viewer {\n      shop {\n        id\n        application {\n          id\n          state\n          decidedAt\n          reason\n          askedFor\n        }\n      }\n    }\n  }\n": types.VerificationDocument,
    "\n  fragment DirectoryCard_shop on Shop {\n    name\n    slug\n    isVerified\n    description\n    bannerPath\n    logoPath\n    city\n    region\n    rating {\n      average\n      count\n    }\n  }\n": types.DirectoryCard_ShopFragmentDoc,
    "\n  query FollowedShops {\n    viewer {\n      followedShopSlugs\n    }\n  }\n": types.FollowedShopsDocument,
    "\n  mutation FollowShop($input: FollowShopInput!) {\n    result: followShop(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.FollowShopDocument,
    "\n  fragment ShopsInbox_update on InboxUpdate {\n    __typename\n    ... on VerificationChanged {\n      shopId\n      verification\n      reason\n    }\n  }\n": types.ShopsInbox_UpdateFragmentDoc,
    "\n  fragment ShopHours_shop on Shop {\n    openingHours {\n      day\n      opens\n      closes\n    }\n    closedFrom\n    closedUntil\n    takesOrders\n  }\n": types.ShopHours_ShopFragmentDoc,
    "\n  mutation ChangeShop($input: ChangeShopInput!) {\n    result: changeShop(input: $input) {\n      shop {\n        id\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ChangeShopDocument,
    "\n  mutation SetOpeningHours($input: SetOpeningHoursInput!) {\n    result: setOpeningHours(input: $input) {\n      shop {\n        id\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.SetOpeningHoursDocument,
    "\n  fragment SellerBlock_shop on Shop {\n    name\n    slug\n    isVerified\n    answerMinutes\n    city\n    region\n    logoPath\n    rating {\n      average\n      count\n    }\n  }\n": types.SellerBlock_ShopFragmentDoc,
    "\n  fragment ShopHeader_shop on Shop {\n    name\n    isVerified\n    description\n    bannerPath\n    logoPath\n    city\n    region\n    createdAt\n    answerMinutes\n    version\n    ...ShopHours_shop\n    rating {\n      average\n      count\n    }\n  }\n": types.ShopHeader_ShopFragmentDoc,
    "\n  subscription ShopChanged($slug: String!) {\n    shopChanged(slug: $slug) {\n      slug\n      version\n      ...ShopHeader_shop\n    }\n  }\n": types.ShopChangedDocument,
    "\n  subscription TakesOrders($slug: String!) {\n    shopChanged(slug: $slug) {\n      slug\n      version\n      takesOrders\n    }\n  }\n": types.TakesOrdersDocument,
    "\n  mutation CreateWebhook($input: CreateWebhookEndpointInput!) {\n    result: createWebhookEndpoint(input: $input) {\n      secret\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.CreateWebhookDocument,
    "\n  query WebhookDeliveries($id: ID!) {\n    viewer {\n      webhookDeliveries(webhookEndpointId: $id) {\n        id\n        type\n        state\n        attempts\n        status\n        problem\n        tookMs\n        createdAt\n        dueAt\n        body\n        answer\n      }\n    }\n  }\n": types.WebhookDeliveriesDocument,
    "\n  mutation RedeliverWebhook($id: ID!) {\n    result: redeliverWebhook(input: { webhookDeliveryId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.RedeliverWebhookDocument,
    "\n  mutation PauseWebhook($id: ID!, $isPaused: Boolean!) {\n    result: changeWebhookEndpoint(input: { webhookEndpointId: $id, isPaused: $isPaused }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.PauseWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    result: deleteWebhookEndpoint(input: { webhookEndpointId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.DeleteWebhookDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    result: rotateWebhookSecret(input: { webhookEndpointId: $id }) {\n      secret\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.RotateWebhookSecretDocument,
    "\n  mutation TestWebhook($id: ID!) {\n    result: sendTestWebhook(input: { webhookEndpointId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.TestWebhookDocument,
    "\n  query WebhookEndpoints {\n    viewer {\n      webhookEndpoints {\n        id\n        name\n        url\n        events\n        state\n        failingSince\n        waiting\n      }\n    }\n  }\n": types.WebhookEndpointsDocument,
    "\n  mutation AddToWishlist($input: WishInput!) {\n    result: addToWishlist(input: $input) {\n      wish {\n        productId\n        isFavorited\n        itemCount\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.AddToWishlistDocument,
    "\n  mutation RemoveFromWishlist($input: WishInput!) {\n    result: removeFromWishlist(input: $input) {\n      wish {\n        productId\n        isFavorited\n        itemCount\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.RemoveFromWishlistDocument,
    "\n  fragment WishlistInbox_update on InboxUpdate {\n    __typename\n    ... on WishlistChanged {\n      productId\n      isFavorited\n      itemCount\n      version\n    }\n  }\n": types.WishlistInbox_UpdateFragmentDoc,
    "\n  query Wishes {\n    inboxSeq\n    viewer {\n      wishlist {\n        productIds\n        version\n      }\n    }\n  }\n": types.WishesDocument,
    "\n  fragment WishlistCard_item on WishlistItem {\n    productId\n    name\n    createdAt\n    priceWhenSaved {\n      amount\n    }\n    shop {\n      name\n      slug\n    }\n    product {\n      id\n      slug\n      version\n      inStock\n      isActive\n      stockQuantity\n      price {\n        amount\n      }\n      compareAtPrice {\n        amount\n      }\n      rating {\n        average\n        count\n      }\n      shop {\n        slug\n        takesOrders\n      }\n      primaryImage {\n        id\n        path\n        color\n      }\n    }\n  }\n": types.WishlistCard_ItemFragmentDoc,
    "\n  fragment WishlistContents_wishes on WishlistItemConnection {\n    edges {\n      node {\n        productId\n        ...WishlistCard_item\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": types.WishlistContents_WishesFragmentDoc,
    "\n  fragment WishlistSettings_wishlist on Wishlist {\n    tellsPriceDrops\n    tellsBackInStock\n    sendsMails\n  }\n": types.WishlistSettings_WishlistFragmentDoc,
    "\n  mutation ChangeWishlistSettings($input: ChangeWishlistSettingsInput!) {\n    result: changeWishlistSettings(input: $input) {\n      wishlist {\n        ...WishlistSettings_wishlist\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n": types.ChangeWishlistSettingsDocument,
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
export function graphql(source: "\n  query AccessTokens {\n    viewer {\n      accessTokens {\n        id\n        name\n        hint\n        scopes\n        createdAt\n        endsAt\n        lastUsedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccessTokens {\n    viewer {\n      accessTokens {\n        id\n        name\n        hint\n        scopes\n        createdAt\n        endsAt\n        lastUsedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeAccessToken($id: ID!) {\n    result: revokeAccessToken(input: { accessTokenId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeAccessToken($id: ID!) {\n    result: revokeAccessToken(input: { accessTokenId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    result: createAccessToken(input: $input) {\n      secret\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    result: createAccessToken(input: $input) {\n      secret\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAddress($id: ID!) {\n    result: removeAddress(input: { addressId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveAddress($id: ID!) {\n    result: removeAddress(input: { addressId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveAddress($input: SaveAddressInput!) {\n    result: saveAddress(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveAddress($input: SaveAddressInput!) {\n    result: saveAddress(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Addresses {\n    viewer {\n      addresses {\n        id\n        label\n        shippingAddress {\n          ...ShippingAddress_address\n        }\n        isDefault\n      }\n    }\n  }\n"): (typeof documents)["\n  query Addresses {\n    viewer {\n      addresses {\n        id\n        label\n        shippingAddress {\n          ...ShippingAddress_address\n        }\n        isDefault\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShippingAddress_address on ShippingAddress {\n    fullName\n    phone\n    address\n    city\n    region\n    landmark\n  }\n"): (typeof documents)["\n  fragment ShippingAddress_address on ShippingAddress {\n    fullName\n    phone\n    address\n    city\n    region\n    landmark\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmailConfirmed {\n    viewer {\n      person {\n        id\n        email\n        emailConfirmed\n      }\n    }\n  }\n"): (typeof documents)["\n  query EmailConfirmed {\n    viewer {\n      person {\n        id\n        email\n        emailConfirmed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestEmailConfirmation {\n    result: requestEmailConfirmation {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestEmailConfirmation {\n    result: requestEmailConfirmation {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyData {\n    viewer {\n      dataExport {\n        id\n        state\n        expiresAt\n        bytes\n        downloadPath\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyData {\n    viewer {\n      dataExport {\n        id\n        state\n        expiresAt\n        bytes\n        downloadPath\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestDataExport {\n    result: requestDataExport {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestDataExport {\n    result: requestDataExport {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Deletion {\n    viewer {\n      deletion {\n        openOrderIds\n        graceDays\n      }\n    }\n  }\n"): (typeof documents)["\n  query Deletion {\n    viewer {\n      deletion {\n        openOrderIds\n        graceDays\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    result: deleteAccount(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    result: deleteAccount(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmailChange {\n    viewer {\n      person {\n        id\n        email\n      }\n      emailChange {\n        newEmail\n        expiresAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query EmailChange {\n    viewer {\n      person {\n        id\n        email\n      }\n      emailChange {\n        newEmail\n        expiresAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestEmailChange($input: RequestEmailChangeInput!) {\n    result: requestEmailChange(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestEmailChange($input: RequestEmailChangeInput!) {\n    result: requestEmailChange(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AccountsInbox_update on InboxUpdate {\n    __typename\n    ... on SessionStarted {\n      device\n      createdAt\n    }\n    ... on SuspensionChanged {\n      personId\n      suspension {\n        reason\n        until\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment AccountsInbox_update on InboxUpdate {\n    __typename\n    ... on SessionStarted {\n      device\n      createdAt\n    }\n    ... on SuspensionChanged {\n      personId\n      suspension {\n        reason\n        until\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Suspension_person on Person {\n    id\n    suspension {\n      reason\n      until\n    }\n  }\n"): (typeof documents)["\n  fragment Suspension_person on Person {\n    id\n    suspension {\n      reason\n      until\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile {\n    viewer {\n      person {\n        id\n        fullName\n        email\n        emailConfirmed\n        telephoneNumber\n        whatsappNumber\n        dateOfBirth\n        gender\n        address\n        city\n        region\n        gpsAddress\n        picturePath\n        profileVersion\n        isSeller\n        createdAt\n      }\n      shop {\n        id\n        name\n        slug\n        verification\n      }\n    }\n  }\n"): (typeof documents)["\n  query Profile {\n    viewer {\n      person {\n        id\n        fullName\n        email\n        emailConfirmed\n        telephoneNumber\n        whatsappNumber\n        dateOfBirth\n        gender\n        address\n        city\n        region\n        gpsAddress\n        picturePath\n        profileVersion\n        isSeller\n        createdAt\n      }\n      shop {\n        id\n        name\n        slug\n        verification\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeProfile($input: ChangeProfileInput!) {\n    result: changeProfile(input: $input) {\n      person {\n        id\n        fullName\n        telephoneNumber\n        whatsappNumber\n        dateOfBirth\n        gender\n        address\n        city\n        region\n        gpsAddress\n        picturePath\n        profileVersion\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeProfile($input: ChangeProfileInput!) {\n    result: changeProfile(input: $input) {\n      person {\n        id\n        fullName\n        telephoneNumber\n        whatsappNumber\n        dateOfBirth\n        gender\n        address\n        city\n        region\n        gpsAddress\n        picturePath\n        profileVersion\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    result: changePassword(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    result: changePassword(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPassword($input: ConfirmPasswordInput!) {\n    result: confirmPassword(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmPassword($input: ConfirmPasswordInput!) {\n    result: confirmPassword(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: String!) {\n    result: requestPasswordReset(input: { email: $email }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($email: String!) {\n    result: requestPasswordReset(input: { email: $email }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckResetLink($input: ResetLinkInput!) {\n    result: checkResetLink(input: $input) {\n      isValid\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CheckResetLink($input: ResetLinkInput!) {\n    result: checkResetLink(input: $input) {\n      isValid\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    result: resetPassword(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    result: resetPassword(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecondFactor {\n    viewer {\n      hasSecondFactor\n    }\n  }\n"): (typeof documents)["\n  query SecondFactor {\n    viewer {\n      hasSecondFactor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginSecondFactor {\n    result: beginSecondFactor {\n      secret\n      address\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BeginSecondFactor {\n    result: beginSecondFactor {\n      secret\n      address\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmSecondFactor($input: SecondFactorCodeInput!) {\n    result: confirmSecondFactor(input: $input) {\n      recoveryCodes\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmSecondFactor($input: SecondFactorCodeInput!) {\n    result: confirmSecondFactor(input: $input) {\n      recoveryCodes\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSecondFactor($input: SecondFactorCodeInput!) {\n    result: removeSecondFactor(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveSecondFactor($input: SecondFactorCodeInput!) {\n    result: removeSecondFactor(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeviceSessions {\n    viewer {\n      sessions {\n        id\n        device\n        createdAt\n        lastSeenAt\n        isCurrent\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeviceSessions {\n    viewer {\n      sessions {\n        id\n        device\n        createdAt\n        lastSeenAt\n        isCurrent\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: ID!) {\n    result: endSession(input: { sessionId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($id: ID!) {\n    result: endSession(input: { sessionId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    result: endOtherSessions {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    result: endOtherSessions {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogOut {\n    result: logOut {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LogOut {\n    result: logOut {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogIn($input: LogInInput!) {\n    result: logIn(input: $input) {\n      viewer {\n        person {\n          id\n        }\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LogIn($input: LogInInput!) {\n    result: logIn(input: $input) {\n      viewer {\n        person {\n          id\n        }\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: SignUpInput!) {\n    result: signUp(input: $input) {\n      viewer {\n        person {\n          id\n        }\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignUp($input: SignUpInput!) {\n    result: signUp(input: $input) {\n      viewer {\n        person {\n          id\n        }\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Person {\n    inboxSeq\n    viewer {\n      ...CartCount_viewer\n      ...UnreadMessages_viewer\n      ...UnreadNotifications_viewer\n      ...ChosenNews_viewer\n      person {\n        id\n        fullName\n        email\n        emailConfirmed\n        isSeller\n        isAdmin\n        suspension {\n          reason\n          until\n        }\n      }\n      shop {\n        id\n        name\n        slug\n        verification\n      }\n    }\n  }\n"): (typeof documents)["\n  query Person {\n    inboxSeq\n    viewer {\n      ...CartCount_viewer\n      ...UnreadMessages_viewer\n      ...UnreadNotifications_viewer\n      ...ChosenNews_viewer\n      person {\n        id\n        fullName\n        email\n        emailConfirmed\n        isSeller\n        isAdmin\n        suspension {\n          reason\n          until\n        }\n      }\n      shop {\n        id\n        name\n        slug\n        verification\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditList_page on AuditEntryConnection {\n    edges {\n      node {\n        id\n        actorName\n        act\n        subjectId\n        details\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment AuditList_page on AuditEntryConnection {\n    edges {\n      node {\n        id\n        actorName\n        act\n        subjectId\n        details\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminInbox_update on InboxUpdate {\n    __typename\n    ... on SuspensionChanged {\n      personId\n    }\n  }\n"): (typeof documents)["\n  fragment AdminInbox_update on InboxUpdate {\n    __typename\n    ... on SuspensionChanged {\n      personId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageList_page on ContactMessageRowConnection {\n    edges {\n      node {\n        id\n        ...MessageRow_message\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment MessageList_page on ContactMessageRowConnection {\n    edges {\n      node {\n        id\n        ...MessageRow_message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageRow_message on ContactMessageRow {\n    id\n    number\n    name\n    subject\n    assigneeName\n    createdAt\n  }\n"): (typeof documents)["\n  fragment MessageRow_message on ContactMessageRow {\n    id\n    number\n    name\n    subject\n    assigneeName\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageThread_message on ContactThread {\n    id\n    number\n    name\n    email\n    kind\n    userId\n    isMine\n    assigneeName\n    state\n    message\n    createdAt\n    replies {\n      id\n      authorName\n      isOurs\n      text\n      createdAt\n    }\n    others {\n      id\n      ...MessageRow_message\n    }\n  }\n"): (typeof documents)["\n  fragment MessageThread_message on ContactThread {\n    id\n    number\n    name\n    email\n    kind\n    userId\n    isMine\n    assigneeName\n    state\n    message\n    createdAt\n    replies {\n      id\n      authorName\n      isOurs\n      text\n      createdAt\n    }\n    others {\n      id\n      ...MessageRow_message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerContact($input: AnswerContactInput!) {\n    result: answerContact(input: $input) {\n      contactMessage {\n        id\n        ...MessageThread_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerContact($input: AnswerContactInput!) {\n    result: answerContact(input: $input) {\n      contactMessage {\n        id\n        ...MessageThread_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseContact($input: CloseContactInput!) {\n    result: closeContact(input: $input) {\n      contactMessage {\n        id\n        ...MessageThread_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CloseContact($input: CloseContactInput!) {\n    result: closeContact(input: $input) {\n      contactMessage {\n        id\n        ...MessageThread_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignContact($input: AssignContactInput!) {\n    result: assignContact(input: $input) {\n      contactMessage {\n        id\n        ...MessageThread_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AssignContact($input: AssignContactInput!) {\n    result: assignContact(input: $input) {\n      contactMessage {\n        id\n        ...MessageThread_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminOrderRow_order on AdminOrderRow {\n    id\n    state\n    total {\n      amount\n    }\n    buyerName\n    sellerName\n    createdAt\n  }\n"): (typeof documents)["\n  fragment AdminOrderRow_order on AdminOrderRow {\n    id\n    state\n    total {\n      amount\n    }\n    buyerName\n    sellerName\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderSides_order on AdminOrder {\n    buyer {\n      id\n      fullName\n      email\n      telephoneNumber\n    }\n    seller {\n      id\n      fullName\n      email\n      telephoneNumber\n    }\n    lastMessageAt\n    reports {\n      id\n      ...CaseRows_case\n    }\n  }\n"): (typeof documents)["\n  fragment OrderSides_order on AdminOrder {\n    buyer {\n      id\n      fullName\n      email\n      telephoneNumber\n    }\n    seller {\n      id\n      fullName\n      email\n      telephoneNumber\n    }\n    lastMessageAt\n    reports {\n      id\n      ...CaseRows_case\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepPayment($input: KeepPaymentInput!) {\n    result: keepPayment(input: $input) {\n      payment {\n        reference\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation KeepPayment($input: KeepPaymentInput!) {\n    result: keepPayment(input: $input) {\n      payment {\n        reference\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentDetail_payment on AdminPayment {\n    reference\n    state\n    refundState\n    payerName\n    payerEmail\n    shopName\n    channel\n    heldReason\n    createdAt\n    settledAt\n    providerAnswer\n    refundable {\n      amount\n      currency\n    }\n    amount {\n      amount\n    }\n    lines {\n      kind\n      account\n      amount {\n        amount\n        currency\n      }\n    }\n    refunds {\n      id\n      state\n      reason\n      failure\n      amount {\n        amount\n        currency\n      }\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  fragment PaymentDetail_payment on AdminPayment {\n    reference\n    state\n    refundState\n    payerName\n    payerEmail\n    shopName\n    channel\n    heldReason\n    createdAt\n    settledAt\n    providerAnswer\n    refundable {\n      amount\n      currency\n    }\n    amount {\n      amount\n    }\n    lines {\n      kind\n      account\n      amount {\n        amount\n        currency\n      }\n    }\n    refunds {\n      id\n      state\n      reason\n      failure\n      amount {\n        amount\n        currency\n      }\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentList_page on AdminPaymentRowConnection {\n    edges {\n      node {\n        reference\n        ...PaymentRow_payment\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PaymentList_page on AdminPaymentRowConnection {\n    edges {\n      node {\n        reference\n        ...PaymentRow_payment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentRow_payment on AdminPaymentRow {\n    reference\n    description\n    state\n    refundState\n    payerName\n    shopName\n    heldReason\n    createdAt\n    amount {\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment PaymentRow_payment on AdminPaymentRow {\n    reference\n    description\n    state\n    refundState\n    payerName\n    shopName\n    heldReason\n    createdAt\n    amount {\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefundPayment($input: RefundPaymentInput!) {\n    result: refundPayment(input: $input) {\n      refund {\n        id\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RefundPayment($input: RefundPaymentInput!) {\n    result: refundPayment(input: $input) {\n      refund {\n        id\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PeopleList_page on PersonRowConnection {\n    edges {\n      node {\n        id\n        fullName\n        email\n        shopName\n        state\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PeopleList_page on PersonRowConnection {\n    edges {\n      node {\n        id\n        fullName\n        email\n        shopName\n        state\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonDetail_person on PersonRecord {\n    id\n    email\n    emailConfirmed\n    telephoneNumber\n    isAdmin\n    isSeller\n    state\n    createdAt\n    shopName\n    shopSlug\n    verification\n    suspension {\n      reason\n      since\n      until\n    }\n    reports {\n      id\n      ...CaseRows_case\n    }\n    reportsMade {\n      id\n      ...CaseRows_case\n    }\n    orders {\n      id\n      ...AdminOrderRow_order\n    }\n    payments {\n      reference\n      ...PaymentRow_payment\n    }\n    messages {\n      id\n      ...MessageRow_message\n    }\n    suspensions {\n      id\n      isLift\n      reason\n      until\n      actorName\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  fragment PersonDetail_person on PersonRecord {\n    id\n    email\n    emailConfirmed\n    telephoneNumber\n    isAdmin\n    isSeller\n    state\n    createdAt\n    shopName\n    shopSlug\n    verification\n    suspension {\n      reason\n      since\n      until\n    }\n    reports {\n      id\n      ...CaseRows_case\n    }\n    reportsMade {\n      id\n      ...CaseRows_case\n    }\n    orders {\n      id\n      ...AdminOrderRow_order\n    }\n    payments {\n      reference\n      ...PaymentRow_payment\n    }\n    messages {\n      id\n      ...MessageRow_message\n    }\n    suspensions {\n      id\n      isLift\n      reason\n      until\n      actorName\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonNotes_person on PersonRecord {\n    id\n    notes {\n      id\n      text\n      authorName\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  fragment PersonNotes_person on PersonRecord {\n    id\n    notes {\n      id\n      text\n      authorName\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NoteAboutPerson($input: NoteAboutPersonInput!) {\n    result: noteAboutPerson(input: $input) {\n      person {\n        id\n        ...PersonNotes_person\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation NoteAboutPerson($input: NoteAboutPersonInput!) {\n    result: noteAboutPerson(input: $input) {\n      person {\n        id\n        ...PersonNotes_person\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonSessions_person on PersonRecord {\n    id\n    sessions {\n      id\n      device\n      createdAt\n      lastSeenAt\n    }\n  }\n"): (typeof documents)["\n  fragment PersonSessions_person on PersonRecord {\n    id\n    sessions {\n      id\n      device\n      createdAt\n      lastSeenAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSessionsOfPerson($input: EndSessionsOfPersonInput!) {\n    result: endSessionsOfPerson(input: $input) {\n      person {\n        id\n        ...PersonSessions_person\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndSessionsOfPerson($input: EndSessionsOfPersonInput!) {\n    result: endSessionsOfPerson(input: $input) {\n      person {\n        id\n        ...PersonSessions_person\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SuspensionActions_person on PersonRecord {\n    id\n    isAdmin\n    suspension {\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment SuspensionActions_person on PersonRecord {\n    id\n    isAdmin\n    suspension {\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SuspendPerson($input: SuspendPersonInput!) {\n    result: suspendPerson(input: $input) {\n      person {\n        id\n        ...SuspensionActions_person\n        ...PersonDetail_person\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SuspendPerson($input: SuspendPersonInput!) {\n    result: suspendPerson(input: $input) {\n      person {\n        id\n        ...SuspensionActions_person\n        ...PersonDetail_person\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LiftSuspension($input: LiftSuspensionInput!) {\n    result: liftSuspension(input: $input) {\n      person {\n        id\n        ...SuspensionActions_person\n        ...PersonDetail_person\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LiftSuspension($input: LiftSuspensionInput!) {\n    result: liftSuspension(input: $input) {\n      person {\n        id\n        ...SuspensionActions_person\n        ...PersonDetail_person\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminProductList_page on AdminProductRowConnection {\n    edges {\n      node {\n        id\n        slug\n        name\n        sku\n        categoryName\n        price {\n          amount\n        }\n        stockQuantity\n        shopName\n        shopSlug\n        image\n        state\n        hiddenReason\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment AdminProductList_page on AdminProductRowConnection {\n    edges {\n      node {\n        id\n        slug\n        name\n        sku\n        categoryName\n        price {\n          amount\n        }\n        stockQuantity\n        shopName\n        shopSlug\n        image\n        state\n        hiddenReason\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseActions_case on Case {\n    id\n    kind\n    subjectId\n    state\n    canHide\n    isHidden\n  }\n"): (typeof documents)["\n  fragment CaseActions_case on Case {\n    id\n    kind\n    subjectId\n    state\n    canHide\n    isHidden\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideCase($input: DecideCaseInput!) {\n    result: decideCase(input: $input) {\n      case {\n        id\n        ...CaseActions_case\n        ...CaseDetail_case\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DecideCase($input: DecideCaseInput!) {\n    result: decideCase(input: $input) {\n      case {\n        id\n        ...CaseActions_case\n        ...CaseDetail_case\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseDetail_case on Case {\n    id\n    kind\n    subjectName\n    subjectText\n    subjectPath\n    shopName\n    isHidden\n    reporterName\n    details\n    evidence\n    messages {\n      sender\n      content\n      createdAt\n    }\n    others\n    decision\n    note\n    decidedAt\n    createdAt\n  }\n"): (typeof documents)["\n  fragment CaseDetail_case on Case {\n    id\n    kind\n    subjectName\n    subjectText\n    subjectPath\n    shopName\n    isHidden\n    reporterName\n    details\n    evidence\n    messages {\n      sender\n      content\n      createdAt\n    }\n    others\n    decision\n    note\n    decidedAt\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseList_page on CaseRowConnection {\n    edges {\n      node {\n        id\n        ...CaseRows_case\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CaseList_page on CaseRowConnection {\n    edges {\n      node {\n        id\n        ...CaseRows_case\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseRows_case on CaseRow {\n    id\n    kind\n    subjectName\n    shopName\n    reason\n    state\n    createdAt\n  }\n"): (typeof documents)["\n  fragment CaseRows_case on CaseRow {\n    id\n    kind\n    subjectName\n    shopName\n    reason\n    state\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetHidden($input: SetHiddenInput!) {\n    result: setHidden(input: $input) {\n      content {\n        isHidden\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetHidden($input: SetHiddenInput!) {\n    result: setHidden(input: $input) {\n      content {\n        isHidden\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteHiddenPictures($input: DeleteHiddenPicturesInput!) {\n    result: deleteHiddenPictures(input: $input) {\n      content {\n        isHidden\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteHiddenPictures($input: DeleteHiddenPicturesInput!) {\n    result: deleteHiddenPictures(input: $input) {\n      content {\n        isHidden\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportShop($input: ReportShopInput!) {\n    result: reportShop(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReportShop($input: ReportShopInput!) {\n    result: reportShop(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Report($input: ReportInput!) {\n    result: report(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Report($input: ReportInput!) {\n    result: report(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminReviewList_page on AdminReviewRowConnection {\n    edges {\n      node {\n        id\n        aboutName\n        aboutPath\n        reviewerId\n        reviewerName\n        stars\n        title\n        comment\n        state\n        hiddenReason\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment AdminReviewList_page on AdminReviewRowConnection {\n    edges {\n      node {\n        id\n        aboutName\n        aboutPath\n        reviewerId\n        reviewerName\n        stars\n        title\n        comment\n        state\n        hiddenReason\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminShopList_page on AdminShopRowConnection {\n    edges {\n      node {\n        id\n        shopName\n        shopSlug\n        ownerId\n        ownerName\n        ownerEmail\n        city\n        verification\n        state\n        hiddenReason\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment AdminShopList_page on AdminShopRowConnection {\n    edges {\n      node {\n        id\n        shopName\n        shopSlug\n        ownerId\n        ownerName\n        ownerEmail\n        city\n        verification\n        state\n        hiddenReason\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Waiting {\n    inboxSeq\n    viewer {\n      admin {\n        waiting {\n          applications\n          cases\n          messages\n          payments\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Waiting {\n    inboxSeq\n    viewer {\n      admin {\n        waiting {\n          applications\n          cases\n          messages\n          payments\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Inbox($after: Int) {\n    inbox(after: $after) {\n      __typename\n      ... on InboxReset {\n        seq\n      }\n      ... on InboxEvent {\n        seq\n      }\n      ...AccountsInbox_update\n      ...ShopsInbox_update\n      ...WishlistInbox_update\n      ...ReviewsInbox_update\n      ...OrdersInbox_update\n      ...ChatInbox_update\n      ...NotificationsInbox_update\n      ...AdminInbox_update\n    }\n  }\n"): (typeof documents)["\n  subscription Inbox($after: Int) {\n    inbox(after: $after) {\n      __typename\n      ... on InboxReset {\n        seq\n      }\n      ... on InboxEvent {\n        seq\n      }\n      ...AccountsInbox_update\n      ...ShopsInbox_update\n      ...WishlistInbox_update\n      ...ReviewsInbox_update\n      ...OrdersInbox_update\n      ...ChatInbox_update\n      ...NotificationsInbox_update\n      ...AdminInbox_update\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignCard_campaign on Campaign {\n    id\n    version\n    productName\n    product {\n      id\n      slug\n      price {\n        amount\n      }\n      primaryImage {\n        id\n        path\n        color\n      }\n    }\n    planId\n    durationDays\n    pricePaid {\n      amount\n    }\n    startsAt\n    endsAt\n    graceEndsAt\n    daysRemaining\n    isRenewing\n    hasRenewalFailed\n    state\n    figures {\n      ...CampaignFigures_figures\n    }\n  }\n"): (typeof documents)["\n  fragment CampaignCard_campaign on Campaign {\n    id\n    version\n    productName\n    product {\n      id\n      slug\n      price {\n        amount\n      }\n      primaryImage {\n        id\n        path\n        color\n      }\n    }\n    planId\n    durationDays\n    pricePaid {\n      amount\n    }\n    startsAt\n    endsAt\n    graceEndsAt\n    daysRemaining\n    isRenewing\n    hasRenewalFailed\n    state\n    figures {\n      ...CampaignFigures_figures\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignFigures_figures on CampaignFigures {\n    days\n    during {\n      shown\n      opened\n      wished\n      ordered\n    }\n    before {\n      shown\n      opened\n      wished\n      ordered\n    }\n  }\n"): (typeof documents)["\n  fragment CampaignFigures_figures on CampaignFigures {\n    days\n    during {\n      shown\n      opened\n      wished\n      ordered\n    }\n    before {\n      shown\n      opened\n      wished\n      ordered\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentStep_plan on CampaignPlan {\n    id\n    durationDays\n    features\n    price {\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment PaymentStep_plan on CampaignPlan {\n    id\n    durationDays\n    features\n    price {\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BuyCampaign($input: BuyCampaignInput!) {\n    result: buyCampaign(input: $input) {\n      payment {\n        paymentUrl\n        reference\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BuyCampaign($input: BuyCampaignInput!) {\n    result: buyCampaign(input: $input) {\n      payment {\n        paymentUrl\n        reference\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanStep_plan on CampaignPlan {\n    id\n    durationDays\n    description\n    features\n    price {\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment PlanStep_plan on CampaignPlan {\n    id\n    durationDays\n    description\n    features\n    price {\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductRow_product on Product {\n    id\n    name\n    stockQuantity\n    price {\n      amount\n    }\n    primaryImage {\n      id\n      path\n      color\n    }\n  }\n"): (typeof documents)["\n  fragment ProductRow_product on Product {\n    id\n    name\n    stockQuantity\n    price {\n      amount\n    }\n    primaryImage {\n      id\n      path\n      color\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EligibleProducts($query: String) {\n    viewer {\n      shop {\n        id\n        eligibleProducts(query: $query) {\n          id\n          ...ProductRow_product\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query EligibleProducts($query: String) {\n    viewer {\n      shop {\n        id\n        eligibleProducts(query: $query) {\n          id\n          ...ProductRow_product\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaidCampaign($id: ID!) {\n    campaign(id: $id) {\n      id\n      version\n      productName\n      endsAt\n    }\n  }\n"): (typeof documents)["\n  query PaidCampaign($id: ID!) {\n    campaign(id: $id) {\n      id\n      version\n      productName\n      endsAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCampaignRenewal($input: SetCampaignRenewalInput!) {\n    result: setCampaignRenewal(input: $input) {\n      campaign {\n        id\n        version\n        isRenewing\n        hasRenewalFailed\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetCampaignRenewal($input: SetCampaignRenewalInput!) {\n    result: setCampaignRenewal(input: $input) {\n      campaign {\n        id\n        version\n        isRenewing\n        hasRenewalFailed\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExtendCampaign($input: ExtendCampaignInput!) {\n    result: extendCampaign(input: $input) {\n      payment {\n        paymentUrl\n        reference\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ExtendCampaign($input: ExtendCampaignInput!) {\n    result: extendCampaign(input: $input) {\n      payment {\n        paymentUrl\n        reference\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryHead_category on AdminCategory {\n    id\n    parentId\n    name\n    slug\n    fullPath\n    productCount\n    icon\n    position\n    isHidden\n    version\n  }\n"): (typeof documents)["\n  fragment CategoryHead_category on AdminCategory {\n    id\n    parentId\n    name\n    slug\n    fullPath\n    productCount\n    icon\n    position\n    isHidden\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryPicker_category on Category {\n    id\n    name\n    slug\n  }\n"): (typeof documents)["\n  fragment CategoryPicker_category on Category {\n    id\n    name\n    slug\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryTree_category on AdminCategoryRow {\n    id\n    parentId\n    name\n    productCount\n    fieldCount\n    isHidden\n  }\n"): (typeof documents)["\n  fragment CategoryTree_category on AdminCategoryRow {\n    id\n    parentId\n    name\n    productCount\n    fieldCount\n    isHidden\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FieldEditor_category on AdminCategory {\n    id\n    version\n    specificationFields {\n      key\n      label\n      kind\n      required\n      placeholder\n      options\n    }\n  }\n"): (typeof documents)["\n  fragment FieldEditor_category on AdminCategory {\n    id\n    version\n    specificationFields {\n      key\n      label\n      kind\n      required\n      placeholder\n      options\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Categories {\n    categories {\n      id\n      name\n      slug\n      children {\n        id\n        name\n        slug\n      }\n    }\n  }\n"): (typeof documents)["\n  query Categories {\n    categories {\n      id\n      name\n      slug\n      children {\n        id\n        name\n        slug\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCategory($input: AddCategoryInput!) {\n    result: addCategory(input: $input) {\n      category {\n        id\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddCategory($input: AddCategoryInput!) {\n    result: addCategory(input: $input) {\n      category {\n        id\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeCategory($input: ChangeCategoryInput!) {\n    result: changeCategory(input: $input) {\n      category {\n        id\n        ...CategoryHead_category\n        ...FieldEditor_category\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeCategory($input: ChangeCategoryInput!) {\n    result: changeCategory(input: $input) {\n      category {\n        id\n        ...CategoryHead_category\n        ...FieldEditor_category\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveCategory($input: MoveCategoryInput!) {\n    result: moveCategory(input: $input) {\n      category {\n        id\n        ...CategoryHead_category\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MoveCategory($input: MoveCategoryInput!) {\n    result: moveCategory(input: $input) {\n      category {\n        id\n        ...CategoryHead_category\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OrderCategory($input: OrderCategoryInput!) {\n    result: orderCategory(input: $input) {\n      category {\n        id\n        ...CategoryHead_category\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OrderCategory($input: OrderCategoryInput!) {\n    result: orderCategory(input: $input) {\n      category {\n        id\n        ...CategoryHead_category\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCategory($input: DeleteCategoryInput!) {\n    result: deleteCategory(input: $input) {\n      deletedCategoryId\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteCategory($input: DeleteCategoryInput!) {\n    result: deleteCategory(input: $input) {\n      deletedCategoryId\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeaturedCarousel_products on FeaturedProducts {\n    items {\n      id\n      ...ProductCard_product\n    }\n  }\n"): (typeof documents)["\n  fragment FeaturedCarousel_products on FeaturedProducts {\n    items {\n      id\n      ...ProductCard_product\n    }\n  }\n"];
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
export function graphql(source: "\n  query ProductFacets($filter: ProductFilter!) {\n    productFacets(filter: $filter) {\n      exact\n      facets {\n        key\n        label\n        values {\n          value\n          count\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProductFacets($filter: ProductFilter!) {\n    productFacets(filter: $filter) {\n      exact\n      facets {\n        key\n        label\n        values {\n          value\n          count\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeaturedRow_products on ProductConnection {\n    featured {\n      id\n      ...ProductCard_product\n    }\n    edges {\n      node {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment FeaturedRow_products on ProductConnection {\n    featured {\n      id\n      ...ProductCard_product\n    }\n    edges {\n      node {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OtherGoods($first: Int!) {\n    products(filter: { inStock: true }, orderBy: BEST_SELLING, first: $first) {\n      ...ProductGrid_products\n    }\n  }\n"): (typeof documents)["\n  query OtherGoods($first: Int!) {\n    products(filter: { inStock: true }, orderBy: BEST_SELLING, first: $first) {\n      ...ProductGrid_products\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    discountPercentage\n    inStock\n    stockQuantity\n    version\n    price { amount }\n    compareAtPrice { amount }\n    rating { average count }\n    category { id name }\n    primaryImage { id path color }\n    shop { slug name isVerified takesOrders city }\n  }\n"): (typeof documents)["\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    discountPercentage\n    inStock\n    stockQuantity\n    version\n    price { amount }\n    compareAtPrice { amount }\n    rating { average count }\n    category { id name }\n    primaryImage { id path color }\n    shop { slug name isVerified takesOrders city }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductGrid_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ProductGrid_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductListing_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n      }\n    }\n    ...EndlessProducts_products\n  }\n"): (typeof documents)["\n  fragment ProductListing_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n      }\n    }\n    ...EndlessProducts_products\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SearchHeading_products on ProductConnection {\n    corrected\n    exact\n    totalCount\n  }\n"): (typeof documents)["\n  fragment SearchHeading_products on ProductConnection {\n    corrected\n    exact\n    totalCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SearchResults_products on ProductConnection {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    edges {\n      node {\n        id\n      }\n    }\n    ...ProductGrid_products\n  }\n"): (typeof documents)["\n  fragment SearchResults_products on ProductConnection {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    edges {\n      node {\n        id\n      }\n    }\n    ...ProductGrid_products\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShopProducts_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n        name\n        inStock\n        isFeatured\n        createdAt\n        price {\n          amount\n        }\n        category {\n          name\n          slug\n        }\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    ...EndlessProducts_products\n  }\n"): (typeof documents)["\n  fragment ShopProducts_products on ProductConnection {\n    totalCount\n    edges {\n      node {\n        id\n        name\n        inStock\n        isFeatured\n        createdAt\n        price {\n          amount\n        }\n        category {\n          name\n          slug\n        }\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    ...EndlessProducts_products\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopProductsFiltered($filter: ProductFilter!, $orderBy: ProductOrder!, $after: String) {\n    products(filter: $filter, orderBy: $orderBy, first: 12, after: $after) {\n      totalCount\n      ...EndlessProducts_products\n    }\n  }\n"): (typeof documents)["\n  query ShopProductsFiltered($filter: ProductFilter!, $orderBy: ProductOrder!, $after: String) {\n    products(filter: $filter, orderBy: $orderBy, first: 12, after: $after) {\n      totalCount\n      ...EndlessProducts_products\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordShowings($ids: [ID!]!) {\n    recordShowings(input: { productIds: $ids }) {\n      errors {\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RecordShowings($ids: [ID!]!) {\n    recordShowings(input: { productIds: $ids }) {\n      errors {\n        code\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment BuyingBox_product on Product {\n    id\n    slug\n    stockQuantity\n    isActive\n    price {\n      amount\n    }\n    ...PriceBlock_product\n  }\n"): (typeof documents)["\n  fragment BuyingBox_product on Product {\n    id\n    slug\n    stockQuantity\n    isActive\n    price {\n      amount\n    }\n    ...PriceBlock_product\n  }\n"];
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
export function graphql(source: "\n  query MoreFromShop($shop: String!, $first: Int!) {\n    products(filter: { shop: $shop, inStock: true }, orderBy: BEST_SELLING, first: $first) {\n      edges {\n        node {\n          id\n        }\n      }\n      ...ProductGrid_products\n    }\n  }\n"): (typeof documents)["\n  query MoreFromShop($shop: String!, $first: Int!) {\n    products(filter: { shop: $shop, inStock: true }, orderBy: BEST_SELLING, first: $first) {\n      edges {\n        node {\n          id\n        }\n      }\n      ...ProductGrid_products\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment ProductSkeleton_product on Product {\n    id\n    name\n    primaryImage { id path color }\n    ...PriceBlock_product\n  }\n"): (typeof documents)["\n  fragment ProductSkeleton_product on Product {\n    id\n    name\n    primaryImage { id path color }\n    ...PriceBlock_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SpecificationList_product on Product {\n    specifications {\n      key\n      value\n    }\n  }\n"): (typeof documents)["\n  fragment SpecificationList_product on Product {\n    specifications {\n      key\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentlyViewed($ids: [ID!]!, $first: Int!) {\n    products(filter: { ids: $ids }, first: $first) {\n      edges {\n        node {\n          id\n        }\n      }\n      ...ProductGrid_products\n    }\n  }\n"): (typeof documents)["\n  query RecentlyViewed($ids: [ID!]!, $first: Int!) {\n    products(filter: { ids: $ids }, first: $first) {\n      edges {\n        node {\n          id\n        }\n      }\n      ...ProductGrid_products\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RelatedProducts_product on Product {\n    id\n    related(first: 4) {\n      id\n      ...RelatedCard_product\n    }\n  }\n"): (typeof documents)["\n  fragment RelatedProducts_product on Product {\n    id\n    related(first: 4) {\n      id\n      ...RelatedCard_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllRelated($id: ID!) {\n    product(id: $id) {\n      id\n      related {\n        id\n        ...RelatedCard_product\n      }\n    }\n  }\n"): (typeof documents)["\n  query AllRelated($id: ID!) {\n    product(id: $id) {\n      id\n      related {\n        id\n        ...RelatedCard_product\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation RecordProductView($slug: String!) {\n    recordProductView(input: { slug: $slug }) {\n      errors {\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RecordProductView($slug: String!) {\n    recordProductView(input: { slug: $slug }) {\n      errors {\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WantedProduct_product on Product {\n    id\n    name\n    price { amount }\n    primaryImage { id path color }\n  }\n"): (typeof documents)["\n  fragment WantedProduct_product on Product {\n    id\n    name\n    price { amount }\n    primaryImage { id path color }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HeaderSearch {\n    categories {\n      id\n      ...CategoryPicker_category\n    }\n  }\n"): (typeof documents)["\n  query HeaderSearch {\n    categories {\n      id\n      ...CategoryPicker_category\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Suggestions($query: String!) {\n    suggestions(query: $query) {\n      products { name slug price { amount } primaryImage { id path color } }\n      categories { name slug }\n      shops { name slug }\n    }\n  }\n"): (typeof documents)["\n  query Suggestions($query: String!) {\n    suggestions(query: $query) {\n      products { name slug price { amount } primaryImage { id path color } }\n      categories { name slug }\n      shops { name slug }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LowStock {\n    viewer {\n      shop {\n        id\n        products(filter: { stock: LOW_STOCK, status: ACTIVE }, orderBy: STOCK_LOW, first: 4) {\n          totalCount\n          edges {\n            node {\n              id\n              slug\n              name\n              stockQuantity\n              price {\n                amount\n              }\n              primaryImage {\n                id\n                path\n                color\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LowStock {\n    viewer {\n      shop {\n        id\n        products(filter: { stock: LOW_STOCK, status: ACTIVE }, orderBy: STOCK_LOW, first: 4) {\n          totalCount\n          edges {\n            node {\n              id\n              slug\n              name\n              stockQuantity\n              price {\n                amount\n              }\n              primaryImage {\n                id\n                path\n                color\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnProductList_page on OwnProductConnection {\n    edges {\n      node {\n        id\n        slug\n        name\n        isActive\n        isFeatured\n        stockQuantity\n        salesCount\n        viewsCount\n        category {\n          id\n          name\n          slug\n        }\n        price {\n          amount\n        }\n        compareAtPrice {\n          amount\n        }\n        primaryImage {\n          id\n          path\n          color\n        }\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"): (typeof documents)["\n  fragment OwnProductList_page on OwnProductConnection {\n    edges {\n      node {\n        id\n        slug\n        name\n        isActive\n        isFeatured\n        stockQuantity\n        salesCount\n        viewsCount\n        category {\n          id\n          name\n          slug\n        }\n        price {\n          amount\n        }\n        compareAtPrice {\n          amount\n        }\n        primaryImage {\n          id\n          path\n          color\n        }\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnProduct($slug: String!) {\n    viewer {\n      shop {\n        id\n        slug\n      }\n    }\n    product(slug: $slug) {\n      id\n      slug\n      name\n      description\n      price {\n        amount\n      }\n      compareAtPrice {\n        amount\n      }\n      stockQuantity\n      isActive\n      isArchived\n      editVersion\n      version\n      metaTitle\n      metaDescription\n      category {\n        id\n        name\n        slug\n      }\n      shop {\n        slug\n      }\n      primaryImage {\n        id\n      }\n      images {\n        id\n        path\n      }\n      specifications {\n        key\n        value\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnProduct($slug: String!) {\n    viewer {\n      shop {\n        id\n        slug\n      }\n    }\n    product(slug: $slug) {\n      id\n      slug\n      name\n      description\n      price {\n        amount\n      }\n      compareAtPrice {\n        amount\n      }\n      stockQuantity\n      isActive\n      isArchived\n      editVersion\n      version\n      metaTitle\n      metaDescription\n      category {\n        id\n        name\n        slug\n      }\n      shop {\n        slug\n      }\n      primaryImage {\n        id\n      }\n      images {\n        id\n        path\n      }\n      specifications {\n        key\n        value\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnProductView_product on Product {\n    id\n    slug\n    name\n    description\n    sku\n    isActive\n    isArchived\n    isFeatured\n    stockQuantity\n    salesCount\n    viewsCount\n    createdAt\n    updatedAt\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    rating {\n      average\n      count\n    }\n    category {\n      id\n      name\n      slug\n    }\n    primaryImage {\n      id\n    }\n    images {\n      id\n      path\n      altText\n      color\n    }\n    ...SpecificationList_product\n  }\n"): (typeof documents)["\n  fragment OwnProductView_product on Product {\n    id\n    slug\n    name\n    description\n    sku\n    isActive\n    isArchived\n    isFeatured\n    stockQuantity\n    salesCount\n    viewsCount\n    createdAt\n    updatedAt\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    rating {\n      average\n      count\n    }\n    category {\n      id\n      name\n      slug\n    }\n    primaryImage {\n      id\n    }\n    images {\n      id\n      path\n      altText\n      color\n    }\n    ...SpecificationList_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryChoice_category on Category {\n    id\n    name\n    slug\n    children {\n      id\n      name\n      slug\n    }\n  }\n"): (typeof documents)["\n  fragment CategoryChoice_category on Category {\n    id\n    name\n    slug\n    children {\n      id\n      name\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SpecificationFields($category: String!) {\n    specificationFields(category: $category) {\n      key\n      label\n      kind\n      required\n      placeholder\n      options\n    }\n  }\n"): (typeof documents)["\n  query SpecificationFields($category: String!) {\n    specificationFields(category: $category) {\n      key\n      label\n      kind\n      required\n      placeholder\n      options\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeOffer($input: ChangeProductInput!) {\n    result: changeProduct(input: $input) {\n      product {\n        id\n        price {\n          amount\n          currency\n        }\n        compareAtPrice {\n          amount\n          currency\n        }\n        discountPercentage\n        stockQuantity\n        inStock\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeOffer($input: ChangeProductInput!) {\n    result: changeProduct(input: $input) {\n      product {\n        id\n        price {\n          amount\n          currency\n        }\n        compareAtPrice {\n          amount\n          currency\n        }\n        discountPercentage\n        stockQuantity\n        inStock\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferNow($slug: String!) {\n    viewer {\n      shop {\n        id\n      }\n    }\n    product(slug: $slug) {\n      id\n      price {\n        amount\n        currency\n      }\n      stockQuantity\n      inStock\n      version\n    }\n  }\n"): (typeof documents)["\n  query OfferNow($slug: String!) {\n    viewer {\n      shop {\n        id\n      }\n    }\n    product(slug: $slug) {\n      id\n      price {\n        amount\n        currency\n      }\n      stockQuantity\n      inStock\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateProduct($input: OwnProductInput!) {\n    result: duplicateProduct(input: $input) {\n      product {\n        id\n        slug\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DuplicateProduct($input: OwnProductInput!) {\n    result: duplicateProduct(input: $input) {\n      product {\n        id\n        slug\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArchiveProduct($input: OwnProductInput!) {\n    result: archiveProduct(input: $input) {\n      product {\n        id\n        slug\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ArchiveProduct($input: OwnProductInput!) {\n    result: archiveProduct(input: $input) {\n      product {\n        id\n        slug\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreProduct($input: OwnProductInput!) {\n    result: restoreProduct(input: $input) {\n      product {\n        id\n        slug\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreProduct($input: OwnProductInput!) {\n    result: restoreProduct(input: $input) {\n      product {\n        id\n        slug\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateProduct($input: CreateProductInput!) {\n    result: createProduct(input: $input) {\n      product {\n        id\n        slug\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateProduct($input: CreateProductInput!) {\n    result: createProduct(input: $input) {\n      product {\n        id\n        slug\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditProduct($input: ChangeProductInput!) {\n    result: changeProduct(input: $input) {\n      product {\n        id\n        slug\n        editVersion\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditProduct($input: ChangeProductInput!) {\n    result: changeProduct(input: $input) {\n      product {\n        id\n        slug\n        editVersion\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation ArchiveConversation($id: ID!, $archived: Boolean!) {\n    result: archiveConversation(input: { conversationId: $id, archived: $archived }) {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ArchiveConversation($id: ID!, $archived: Boolean!) {\n    result: archiveConversation(input: { conversationId: $id, archived: $archived }) {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BlockPartner($id: ID!, $blocked: Boolean!) {\n    result: blockPartner(input: { conversationId: $id, blocked: $blocked }) {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BlockPartner($id: ID!, $blocked: Boolean!) {\n    result: blockPartner(input: { conversationId: $id, blocked: $blocked }) {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatSettings {\n    viewer {\n      chatSettings {\n        showsTyping\n        showsPresence\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChatSettings {\n    viewer {\n      chatSettings {\n        showsTyping\n        showsPresence\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeChatSettings($showsTyping: Boolean, $showsPresence: Boolean) {\n    result: changeChatSettings(input: { showsTyping: $showsTyping, showsPresence: $showsPresence }) {\n      chatSettings {\n        showsTyping\n        showsPresence\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeChatSettings($showsTyping: Boolean, $showsPresence: Boolean) {\n    result: changeChatSettings(input: { showsTyping: $showsTyping, showsPresence: $showsPresence }) {\n      chatSettings {\n        showsTyping\n        showsPresence\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationList_connection on ConversationConnection {\n    edges {\n      node {\n        id\n        isArchived\n        # Without it the list could not follow what is read elsewhere.\n        readNumber\n        version\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"): (typeof documents)["\n  fragment ConversationList_connection on ConversationConnection {\n    edges {\n      node {\n        id\n        isArchived\n        # Without it the list could not follow what is read elsewhere.\n        readNumber\n        version\n        ...ConversationRow_conversation\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationRow_conversation on Conversation {\n    id\n    viewerIs\n    partner {\n      id\n      name\n      picturePath\n    }\n    shop {\n      id\n      slug\n      isVerified\n    }\n    productName\n    partnerReadNumber\n    unreadCount\n    createdAt\n    lastMessage {\n      id\n      number\n      sender\n      content\n      isHidden\n      isRead\n      picture {\n        id\n      }\n      orderStep {\n        orderId\n        state\n        action\n      }\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  fragment ConversationRow_conversation on Conversation {\n    id\n    viewerIs\n    partner {\n      id\n      name\n      picturePath\n    }\n    shop {\n      id\n      slug\n      isVerified\n    }\n    productName\n    partnerReadNumber\n    unreadCount\n    createdAt\n    lastMessage {\n      id\n      number\n      sender\n      content\n      isHidden\n      isRead\n      picture {\n        id\n      }\n      orderStep {\n        orderId\n        state\n        action\n      }\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Conversations($first: Int!, $after: String, $search: String, $archived: Boolean!) {\n    inboxSeq\n    viewer {\n      conversations(first: $first, after: $after, search: $search, archived: $archived) {\n        ...ConversationList_connection\n      }\n    }\n  }\n"): (typeof documents)["\n  query Conversations($first: Int!, $after: String, $search: String, $archived: Boolean!) {\n    inboxSeq\n    viewer {\n      conversations(first: $first, after: $after, search: $search, archived: $archived) {\n        ...ConversationList_connection\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UnreadMessages_viewer on Viewer {\n    unreadCounts {\n      messages\n    }\n  }\n"): (typeof documents)["\n  fragment UnreadMessages_viewer on Viewer {\n    unreadCounts {\n      messages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnreadMessages {\n    viewer {\n      ...UnreadMessages_viewer\n    }\n  }\n"): (typeof documents)["\n  query UnreadMessages {\n    viewer {\n      ...UnreadMessages_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatInbox_update on InboxUpdate {\n    __typename\n    ... on MessageAdded {\n      message {\n        ...MessageBubble_message\n      }\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      unread {\n        messages\n      }\n    }\n    ... on MessageHidden {\n      message {\n        ...MessageBubble_message\n      }\n    }\n    ... on MessagesRead {\n      conversationId\n      reader\n      upTo\n      readAt\n      unreadCount\n      version\n      unread {\n        messages\n      }\n    }\n    ... on ConversationChanged {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      unread {\n        messages\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ChatInbox_update on InboxUpdate {\n    __typename\n    ... on MessageAdded {\n      message {\n        ...MessageBubble_message\n      }\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      unread {\n        messages\n      }\n    }\n    ... on MessageHidden {\n      message {\n        ...MessageBubble_message\n      }\n    }\n    ... on MessagesRead {\n      conversationId\n      reader\n      upTo\n      readAt\n      unreadCount\n      version\n      unread {\n        messages\n      }\n    }\n    ... on ConversationChanged {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      unread {\n        messages\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment UseLatestOrder_conversation on Conversation {\n    id\n    messages {\n      edges {\n        node {\n          id\n          orderStep {\n            orderId\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment UseLatestOrder_conversation on Conversation {\n    id\n    messages {\n      edges {\n        node {\n          id\n          orderStep {\n            orderId\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationPane_conversation on Conversation {\n    id\n    isBlocked\n    canSend\n    lastNumber\n    partner {\n      id\n      name\n    }\n    viewerIs\n    ...MessageStream_conversation\n  }\n"): (typeof documents)["\n  fragment ConversationPane_conversation on Conversation {\n    id\n    isBlocked\n    canSend\n    lastNumber\n    partner {\n      id\n      name\n    }\n    viewerIs\n    ...MessageStream_conversation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageStream_conversation on Conversation {\n    id\n    viewerIs\n    lastNumber\n    version\n    readNumber\n    unreadCount\n    canSend\n    partnerReadNumber\n    partner {\n      id\n      name\n    }\n    messages(last: 40) {\n      edges {\n        node {\n          id\n          number\n          ...MessageBubble_message\n        }\n      }\n      pageInfo {\n        hasPreviousPage\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment MessageStream_conversation on Conversation {\n    id\n    viewerIs\n    lastNumber\n    version\n    readNumber\n    unreadCount\n    canSend\n    partnerReadNumber\n    partner {\n      id\n      name\n    }\n    messages(last: 40) {\n      edges {\n        node {\n          id\n          number\n          ...MessageBubble_message\n        }\n      }\n      pageInfo {\n        hasPreviousPage\n        hasNextPage\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment MessageBubble_message on Message {\n    id\n    conversationId\n    number\n    clientId\n    sender\n    content\n    picture {\n      id\n      path\n      width\n      height\n      color\n    }\n    orderStep {\n      orderId\n      state\n      action\n      reason\n    }\n    replyTo {\n      messageId\n      number\n      sender\n      content\n      hasPicture\n    }\n    isHidden\n    isRead\n    readAt\n    createdAt\n  }\n"): (typeof documents)["\n  fragment MessageBubble_message on Message {\n    id\n    conversationId\n    number\n    clientId\n    sender\n    content\n    picture {\n      id\n      path\n      width\n      height\n      color\n    }\n    orderStep {\n      orderId\n      state\n      action\n      reason\n    }\n    replyTo {\n      messageId\n      number\n      sender\n      content\n      hasPicture\n    }\n    isHidden\n    isRead\n    readAt\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendMessage($input: SendMessageInput!) {\n    result: sendMessage(input: $input) {\n      message {\n        ...MessageBubble_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendMessage($input: SendMessageInput!) {\n    result: sendMessage(input: $input) {\n      message {\n        ...MessageBubble_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Conversation($id: ID!) {\n    inboxSeq\n    conversation(id: $id) {\n      id\n      version\n      partner {\n        id\n        name\n      }\n      ...ConversationHeader_conversation\n      ...PinnedProduct_conversation\n      ...ConversationPane_conversation\n    }\n  }\n"): (typeof documents)["\n  query Conversation($id: ID!) {\n    inboxSeq\n    conversation(id: $id) {\n      id\n      version\n      partner {\n        id\n        name\n      }\n      ...ConversationHeader_conversation\n      ...PinnedProduct_conversation\n      ...ConversationPane_conversation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MessagePage($id: ID!, $before: String, $last: Int, $after: String, $first: Int) {\n    inboxSeq\n    conversation(id: $id) {\n      id\n      messages(before: $before, last: $last, after: $after, first: $first) {\n        edges {\n          node {\n            id\n            number\n            ...MessageBubble_message\n          }\n        }\n        pageInfo {\n          hasPreviousPage\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MessagePage($id: ID!, $before: String, $last: Int, $after: String, $first: Int) {\n    inboxSeq\n    conversation(id: $id) {\n      id\n      messages(before: $before, last: $last, after: $after, first: $first) {\n        edges {\n          node {\n            id\n            number\n            ...MessageBubble_message\n          }\n        }\n        pageInfo {\n          hasPreviousPage\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HideMessage($conversationId: ID!, $number: Int!, $hidden: Boolean!) {\n    result: hideMessage(input: { conversationId: $conversationId, number: $number, hidden: $hidden }) {\n      message {\n        ...MessageBubble_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation HideMessage($conversationId: ID!, $number: Int!, $hidden: Boolean!) {\n    result: hideMessage(input: { conversationId: $conversationId, number: $number, hidden: $hidden }) {\n      message {\n        ...MessageBubble_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkMessagesRead($conversationId: ID!, $upTo: Int!) {\n    result: markMessagesRead(input: { conversationId: $conversationId, upTo: $upTo }) {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MarkMessagesRead($conversationId: ID!, $upTo: Int!) {\n    result: markMessagesRead(input: { conversationId: $conversationId, upTo: $upTo }) {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Presence($personId: ID!) {\n    presence(personId: $personId) {\n      personId\n      isOnline\n      lastSeenAt\n    }\n  }\n"): (typeof documents)["\n  subscription Presence($personId: ID!) {\n    presence(personId: $personId) {\n      personId\n      isOnline\n      lastSeenAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Typing($conversationId: ID!) {\n    typing(conversationId: $conversationId) {\n      conversationId\n      side\n      isTyping\n    }\n  }\n"): (typeof documents)["\n  subscription Typing($conversationId: ID!) {\n    typing(conversationId: $conversationId) {\n      conversationId\n      side\n      isTyping\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTyping($conversationId: ID!, $typing: Boolean!) {\n    setTyping(input: { conversationId: $conversationId, typing: $typing }) {\n      errors {\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetTyping($conversationId: ID!, $typing: Boolean!) {\n    setTyping(input: { conversationId: $conversationId, typing: $typing }) {\n      errors {\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuickReplies {\n    viewer {\n      quickReplies {\n        replies\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuickReplies {\n    viewer {\n      quickReplies {\n        replies\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeQuickReplies($input: ChangeQuickRepliesInput!) {\n    result: changeQuickReplies(input: $input) {\n      quickReplies {\n        replies\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeQuickReplies($input: ChangeQuickRepliesInput!) {\n    result: changeQuickReplies(input: $input) {\n      quickReplies {\n        replies\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportConversation($id: ID!, $reason: ReportReason!, $details: String!) {\n    result: reportConversation(input: { conversationId: $id, reason: $reason, details: $details }) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReportConversation($id: ID!, $reason: ReportReason!, $details: String!) {\n    result: reportConversation(input: { conversationId: $id, reason: $reason, details: $details }) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductConversation($slug: String!) {\n    inboxSeq\n    product(slug: $slug) {\n      id\n      conversationId\n    }\n  }\n"): (typeof documents)["\n  query ProductConversation($slug: String!) {\n    inboxSeq\n    product(slug: $slug) {\n      id\n      conversationId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderConversation($id: ID!) {\n    inboxSeq\n    order(id: $id) {\n      id\n      conversationId\n    }\n  }\n"): (typeof documents)["\n  query OrderConversation($id: ID!) {\n    inboxSeq\n    order(id: $id) {\n      id\n      conversationId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartConversation($input: StartConversationInput!) {\n    result: startConversation(input: $input) {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      message {\n        ...MessageBubble_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartConversation($input: StartConversationInput!) {\n    result: startConversation(input: $input) {\n      conversation {\n        ...ConversationEvent_conversation\n      }\n      message {\n        ...MessageBubble_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FaqTopic_topic on FaqTopic {\n    id\n    title\n    icon\n    description\n    faqs {\n      id\n      question\n      answer\n    }\n  }\n"): (typeof documents)["\n  fragment FaqTopic_topic on FaqTopic {\n    id\n    title\n    icon\n    description\n    faqs {\n      id\n      question\n      answer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PolicyLink_policy on Policy {\n    slug\n    title\n    summary\n  }\n"): (typeof documents)["\n  fragment PolicyLink_policy on Policy {\n    slug\n    title\n    summary\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnMessages {\n    viewer {\n      contactMessages {\n        id\n        number\n        subject\n        state\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnMessages {\n    viewer {\n      contactMessages {\n        id\n        number\n        subject\n        state\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnThread_message on OwnContactMessage {\n    id\n    message\n    createdAt\n    replies {\n      id\n      text\n      isOurs\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  fragment OwnThread_message on OwnContactMessage {\n    id\n    message\n    createdAt\n    replies {\n      id\n      text\n      isOurs\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FollowUpContact($input: FollowUpContactInput!) {\n    result: followUpContact(input: $input) {\n      contactMessage {\n        id\n        ...OwnThread_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FollowUpContact($input: FollowUpContactInput!) {\n    result: followUpContact(input: $input) {\n      contactMessage {\n        id\n        ...OwnThread_message\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Contact($input: ContactInput!) {\n    result: contact(input: $input) {\n      message\n      number\n      messageId\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Contact($input: ContactInput!) {\n    result: contact(input: $input) {\n      message\n      number\n      messageId\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Activities {\n    inboxSeq\n    viewer {\n      activities {\n        id\n        kind\n        title\n        description\n        link\n        createdAt\n        source\n      }\n    }\n  }\n"): (typeof documents)["\n  query Activities {\n    inboxSeq\n    viewer {\n      activities {\n        id\n        kind\n        title\n        description\n        link\n        createdAt\n        source\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationEvent_notification on Notification {\n    id\n    kind\n    source\n    title\n    text\n    link\n    number\n    isRead\n    createdAt\n  }\n"): (typeof documents)["\n  fragment NotificationEvent_notification on Notification {\n    id\n    kind\n    source\n    title\n    text\n    link\n    number\n    isRead\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReadNotification_notification on Notification {\n    isRead\n  }\n"): (typeof documents)["\n  fragment ReadNotification_notification on Notification {\n    isRead\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WriteActivity_activity on Activity {\n    id\n    kind\n    title\n    description\n    link\n    createdAt\n    source\n  }\n"): (typeof documents)["\n  fragment WriteActivity_activity on Activity {\n    id\n    kind\n    title\n    description\n    link\n    createdAt\n    source\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChosenNews_viewer on Viewer {\n    notificationChoices {\n      chosen {\n        kind\n        channel\n        isOn\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ChosenNews_viewer on Viewer {\n    notificationChoices {\n      chosen {\n        kind\n        channel\n        isOn\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AllChoices_choices on NotificationChoices {\n    all {\n      kind\n      channel\n      isOn\n      isNecessary\n    }\n    chosen {\n      kind\n      channel\n      isOn\n    }\n  }\n"): (typeof documents)["\n  fragment AllChoices_choices on NotificationChoices {\n    all {\n      kind\n      channel\n      isOn\n      isNecessary\n    }\n    chosen {\n      kind\n      channel\n      isOn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationsInbox_update on InboxUpdate {\n    __typename\n    ... on NotificationAdded {\n      notification {\n        ...NotificationEvent_notification\n      }\n      unread {\n        notifications\n      }\n    }\n    ... on NotificationChoicesChanged {\n      choices {\n        ...AllChoices_choices\n      }\n    }\n    ... on NotificationsRead {\n      notificationId\n      unread {\n        notifications\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment NotificationsInbox_update on InboxUpdate {\n    __typename\n    ... on NotificationAdded {\n      notification {\n        ...NotificationEvent_notification\n      }\n      unread {\n        notifications\n      }\n    }\n    ... on NotificationChoicesChanged {\n      choices {\n        ...AllChoices_choices\n      }\n    }\n    ... on NotificationsRead {\n      notificationId\n      unread {\n        notifications\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotificationChoices {\n    inboxSeq\n    viewer {\n      notificationChoices {\n        ...AllChoices_choices\n      }\n    }\n  }\n"): (typeof documents)["\n  query NotificationChoices {\n    inboxSeq\n    viewer {\n      notificationChoices {\n        ...AllChoices_choices\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeNotificationChoice($input: ChangeNotificationChoiceInput!) {\n    result: changeNotificationChoice(input: $input) {\n      notificationChoices {\n        ...AllChoices_choices\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeNotificationChoice($input: ChangeNotificationChoiceInput!) {\n    result: changeNotificationChoice(input: $input) {\n      notificationChoices {\n        ...AllChoices_choices\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationList_notifications on NotificationConnection {\n    edges {\n      node {\n        id\n        ...NotificationRow_notification\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"): (typeof documents)["\n  fragment NotificationList_notifications on NotificationConnection {\n    edges {\n      node {\n        id\n        ...NotificationRow_notification\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationRow_notification on Notification {\n    id\n    kind\n    title\n    text\n    link\n    number\n    isRead\n    createdAt\n  }\n"): (typeof documents)["\n  fragment NotificationRow_notification on Notification {\n    id\n    kind\n    title\n    text\n    link\n    number\n    isRead\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UnreadNotifications_viewer on Viewer {\n    unreadCounts {\n      notifications\n    }\n  }\n"): (typeof documents)["\n  fragment UnreadNotifications_viewer on Viewer {\n    unreadCounts {\n      notifications\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnreadNotifications {\n    viewer {\n      ...UnreadNotifications_viewer\n    }\n  }\n"): (typeof documents)["\n  query UnreadNotifications {\n    viewer {\n      ...UnreadNotifications_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationsRead($id: ID) {\n    result: markNotificationsRead(input: { notificationId: $id }) {\n      unread {\n        notifications\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MarkNotificationsRead($id: ID) {\n    result: markNotificationsRead(input: { notificationId: $id }) {\n      unread {\n        notifications\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToCart($input: AddToCartInput!) {\n    result: addToCart(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddToCart($input: AddToCartInput!) {\n    result: addToCart(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartEvent_changed on CartChanged {\n    itemCount\n    version\n  }\n"): (typeof documents)["\n  fragment CartEvent_changed on CartChanged {\n    itemCount\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartCount {\n    viewer {\n      ...CartCount_viewer\n    }\n  }\n"): (typeof documents)["\n  query CartCount {\n    viewer {\n      ...CartCount_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Cart_cart on Cart {\n    itemCount\n    version\n    items {\n      id\n      productId\n      name\n      quantity\n      priceWhenAdded { amount }\n      shop { name slug }\n      product {\n        id\n        slug\n        version\n        isActive\n        inStock\n        stockQuantity\n        price { amount }\n        primaryImage { id path color }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Cart_cart on Cart {\n    itemCount\n    version\n    items {\n      id\n      productId\n      name\n      quantity\n      priceWhenAdded { amount }\n      shop { name slug }\n      product {\n        id\n        slug\n        version\n        isActive\n        inStock\n        stockQuantity\n        price { amount }\n        primaryImage { id path color }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartOfViewer_viewer on Viewer {\n    cart {\n      ...Cart_cart\n    }\n  }\n"): (typeof documents)["\n  fragment CartOfViewer_viewer on Viewer {\n    cart {\n      ...Cart_cart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Cart {\n    inboxSeq\n    viewer {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  query Cart {\n    inboxSeq\n    viewer {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartCount_viewer on Viewer {\n    cart {\n      itemCount\n      version\n    }\n  }\n"): (typeof documents)["\n  fragment CartCount_viewer on Viewer {\n    cart {\n      itemCount\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostToCart($input: AddToCartInput!) {\n    result: addToCart(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PostToCart($input: AddToCartInput!) {\n    result: addToCart(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeCartItem($input: ChangeCartItemInput!) {\n    result: changeCartItem(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeCartItem($input: ChangeCartItemInput!) {\n    result: changeCartItem(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFromCart($input: RemoveFromCartInput!) {\n    result: removeFromCart(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFromCart($input: RemoveFromCartInput!) {\n    result: removeFromCart(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClearCart {\n    result: clearCart {\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ClearCart {\n    result: clearCart {\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckoutKnown {\n    viewer {\n      person {\n        id\n        fullName\n        telephoneNumber\n      }\n      addresses {\n        id\n        label\n        shippingAddress {\n          ...Checkout_address\n        }\n        isDefault\n      }\n      orders(first: 1) {\n        edges {\n          node {\n            id\n            shippingAddress {\n              ...Checkout_address\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CheckoutKnown {\n    viewer {\n      person {\n        id\n        fullName\n        telephoneNumber\n      }\n      addresses {\n        id\n        label\n        shippingAddress {\n          ...Checkout_address\n        }\n        isDefault\n      }\n      orders(first: 1) {\n        edges {\n          node {\n            id\n            shippingAddress {\n              ...Checkout_address\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlacingFailure_failure on Failure {\n    ...Failure\n    ... on TotalChangedError {\n      message\n      total { amount }\n    }\n  }\n"): (typeof documents)["\n  fragment PlacingFailure_failure on Failure {\n    ...Failure\n    ... on TotalChangedError {\n      message\n      total { amount }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceCart($input: PlaceCartInput!) {\n    result: placeCart(input: $input) {\n      orders {\n        id\n        ...PlacedOrder_order\n      }\n      errors {\n        ...PlacingFailure_failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PlaceCart($input: PlaceCartInput!) {\n    result: placeCart(input: $input) {\n      orders {\n        id\n        ...PlacedOrder_order\n      }\n      errors {\n        ...PlacingFailure_failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceProduct($input: PlaceProductInput!) {\n    result: placeProduct(input: $input) {\n      orders {\n        id\n        ...PlacedOrder_order\n      }\n      errors {\n        ...PlacingFailure_failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PlaceProduct($input: PlaceProductInput!) {\n    result: placeProduct(input: $input) {\n      orders {\n        id\n        ...PlacedOrder_order\n      }\n      errors {\n        ...PlacingFailure_failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlacedOrder_order on Order {\n    id\n    createdAt\n    expiresAt\n    itemCount\n    shop { name slug }\n    total { amount }\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productName\n          productImagePath\n          quantity\n          total { amount }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PlacedOrder_order on Order {\n    id\n    createdAt\n    expiresAt\n    itemCount\n    shop { name slug }\n    total { amount }\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productName\n          productImagePath\n          quantity\n          total { amount }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Checkout_address on ShippingAddress {\n    shippingFullName: fullName\n    shippingPhone: phone\n    shippingAddress: address\n    shippingCity: city\n    shippingRegion: region\n    shippingLandmark: landmark\n  }\n"): (typeof documents)["\n  fragment Checkout_address on ShippingAddress {\n    shippingFullName: fullName\n    shippingPhone: phone\n    shippingAddress: address\n    shippingCity: city\n    shippingRegion: region\n    shippingLandmark: landmark\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SettleAttempt($key: String!) {\n    result: settleOrderAttempt(input: { idempotencyKey: $key }) {\n      orders {\n        id\n        ...PlacedOrder_order\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SettleAttempt($key: String!) {\n    result: settleOrderAttempt(input: { idempotencyKey: $key }) {\n      orders {\n        id\n        ...PlacedOrder_order\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrdersInbox_update on InboxUpdate {\n    __typename\n    ... on CartChanged {\n      ...CartEvent_changed\n    }\n    ... on OrderPlaced {\n      order {\n        ...OrderEvent_order\n      }\n    }\n    ... on OrderChanged {\n      order {\n        ...OrderEvent_order\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment OrdersInbox_update on InboxUpdate {\n    __typename\n    ... on CartChanged {\n      ...CartEvent_changed\n    }\n    ... on OrderPlaced {\n      order {\n        ...OrderEvent_order\n      }\n    }\n    ... on OrderChanged {\n      order {\n        ...OrderEvent_order\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderEvent_order on Order {\n    id\n    state\n    createdAt\n    updatedAt\n    expiresAt\n    dueAt\n    returnUntil\n    version\n    total { amount currency }\n    shippingFee { amount currency }\n    tax { amount currency }\n    itemCount\n    buyerEmail\n    buyerName\n    shop { name slug }\n    shippingAddress {\n      ...ShippingAddress_address\n    }\n    shippingNotes\n    paidAt\n    paymentMethod\n    viewerIs\n    allowedActions\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productId\n          productSlug\n          productName\n          productImagePath\n          quantity\n          price { amount currency }\n          total { amount currency }\n        }\n      }\n    }\n    steps {\n      state\n      createdAt\n      by\n      action\n      reason\n      returnReason\n      photoPaths\n    }\n  }\n"): (typeof documents)["\n  fragment OrderEvent_order on Order {\n    id\n    state\n    createdAt\n    updatedAt\n    expiresAt\n    dueAt\n    returnUntil\n    version\n    total { amount currency }\n    shippingFee { amount currency }\n    tax { amount currency }\n    itemCount\n    buyerEmail\n    buyerName\n    shop { name slug }\n    shippingAddress {\n      ...ShippingAddress_address\n    }\n    shippingNotes\n    paidAt\n    paymentMethod\n    viewerIs\n    allowedActions\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productId\n          productSlug\n          productName\n          productImagePath\n          quantity\n          price { amount currency }\n          total { amount currency }\n        }\n      }\n    }\n    steps {\n      state\n      createdAt\n      by\n      action\n      reason\n      returnReason\n      photoPaths\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplyOrderEvent_version on Order {\n    id\n    version\n  }\n"): (typeof documents)["\n  fragment ApplyOrderEvent_version on Order {\n    id\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BuyAgain($input: BuyAgainInput!) {\n    result: buyAgain(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      leftOut\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BuyAgain($input: BuyAgainInput!) {\n    result: buyAgain(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      leftOut\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderActions_order on Order {\n    id\n    version\n    state\n    viewerIs\n    allowedActions\n    items(first: 100) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment OrderActions_order on Order {\n    id\n    version\n    state\n    viewerIs\n    allowedActions\n    items(first: 100) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderById($id: ID!) {\n    inboxSeq\n    order(id: $id) {\n      id\n      viewerIs\n      buyerName\n      shop { name slug }\n      ...OrderEvent_order\n      ...OrderDetail_order\n    }\n  }\n"): (typeof documents)["\n  query OrderById($id: ID!) {\n    inboxSeq\n    order(id: $id) {\n      id\n      viewerIs\n      buyerName\n      shop { name slug }\n      ...OrderEvent_order\n      ...OrderDetail_order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderDetail_order on Order {\n    id\n    state\n    updatedAt\n    expiresAt\n    dueAt\n    paidAt\n    viewerIs\n    buyerName\n    shop {\n      name\n      slug\n    }\n    ...OrderFacts_order\n    ...OrderPeople_order\n    ...OrderTimeline_order\n    ...OrderActions_order\n  }\n"): (typeof documents)["\n  fragment OrderDetail_order on Order {\n    id\n    state\n    updatedAt\n    expiresAt\n    dueAt\n    paidAt\n    viewerIs\n    buyerName\n    shop {\n      name\n      slug\n    }\n    ...OrderFacts_order\n    ...OrderPeople_order\n    ...OrderTimeline_order\n    ...OrderActions_order\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderFacts_order on Order {\n    id\n    state\n    viewerIs\n    total { amount currency }\n    paidAt\n    paymentMethod\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productSlug\n          productName\n          productImagePath\n          quantity\n          price { amount currency }\n          total { amount currency }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment OrderFacts_order on Order {\n    id\n    state\n    viewerIs\n    total { amount currency }\n    paidAt\n    paymentMethod\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productSlug\n          productName\n          productImagePath\n          quantity\n          price { amount currency }\n          total { amount currency }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderList_orders on OrderConnection {\n    edges {\n      node {\n        id\n        ...OrderRow_order\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"): (typeof documents)["\n  fragment OrderList_orders on OrderConnection {\n    edges {\n      node {\n        id\n        ...OrderRow_order\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyOrders($after: String, $search: String, $state: OrderState) {\n    inboxSeq\n    viewer {\n      orders(after: $after, search: $search, state: $state) {\n        ...OrderList_orders\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyOrders($after: String, $search: String, $state: OrderState) {\n    inboxSeq\n    viewer {\n      orders(after: $after, search: $search, state: $state) {\n        ...OrderList_orders\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopOrders($after: String, $search: String, $state: OrderState) {\n    inboxSeq\n    viewer {\n      shop {\n        orders(after: $after, search: $search, state: $state) {\n          ...OrderList_orders\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShopOrders($after: String, $search: String, $state: OrderState) {\n    inboxSeq\n    viewer {\n      shop {\n        orders(after: $after, search: $search, state: $state) {\n          ...OrderList_orders\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderPeople_order on Order {\n    id\n    viewerIs\n    buyerName\n    buyerEmail\n    shop { name slug }\n    shippingAddress {\n      ...ShippingAddress_address\n    }\n    shippingNotes\n  }\n"): (typeof documents)["\n  fragment OrderPeople_order on Order {\n    id\n    viewerIs\n    buyerName\n    buyerEmail\n    shop { name slug }\n    shippingAddress {\n      ...ShippingAddress_address\n    }\n    shippingNotes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderRow_order on Order {\n    id\n    version\n    state\n    createdAt\n    total { amount currency }\n    paidAt\n    viewerIs\n    allowedActions\n    buyerName\n    buyerEmail\n    shop { name slug }\n    shippingAddress {\n      ...ShippingAddress_address\n    }\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productName\n          productImagePath\n          quantity\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment OrderRow_order on Order {\n    id\n    version\n    state\n    createdAt\n    total { amount currency }\n    paidAt\n    viewerIs\n    allowedActions\n    buyerName\n    buyerEmail\n    shop { name slug }\n    shippingAddress {\n      ...ShippingAddress_address\n    }\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productName\n          productImagePath\n          quantity\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderTimeline_order on Order {\n    state\n    expiresAt\n    viewerIs\n    steps {\n      state\n      createdAt\n      by\n      action\n      reason\n      returnReason\n      photoPaths\n    }\n  }\n"): (typeof documents)["\n  fragment OrderTimeline_order on Order {\n    state\n    expiresAt\n    viewerIs\n    steps {\n      state\n      createdAt\n      by\n      action\n      reason\n      returnReason\n      photoPaths\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopMetrics {\n    inboxSeq\n    viewer {\n      shop {\n        metrics {\n          pendingOrders\n          acceptedOrders\n          returnRequests\n          activeProducts\n          lowStock\n          outOfStock\n          answerMinutes\n          answerConversations\n          months {\n            month\n            orders\n            revenue { amount currency }\n          }\n          days {\n            day\n            views\n            orders\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShopMetrics {\n    inboxSeq\n    viewer {\n      shop {\n        metrics {\n          pendingOrders\n          acceptedOrders\n          returnRequests\n          activeProducts\n          lowStock\n          outOfStock\n          answerMinutes\n          answerConversations\n          months {\n            month\n            orders\n            revenue { amount currency }\n          }\n          days {\n            day\n            views\n            orders\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeOrder($input: ChangeOrderInput!) {\n    result: changeOrder(input: $input) {\n      order {\n        ...OrderEvent_order\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeOrder($input: ChangeOrderInput!) {\n    result: changeOrder(input: $input) {\n      order {\n        ...OrderEvent_order\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LatestSales {\n    inboxSeq\n    viewer {\n      shop {\n        orders {\n          ...LatestOrders_orders\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LatestSales {\n    inboxSeq\n    viewer {\n      shop {\n        orders {\n          ...LatestOrders_orders\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LatestPurchases {\n    inboxSeq\n    viewer {\n      orders {\n        ...LatestOrders_orders\n      }\n    }\n  }\n"): (typeof documents)["\n  query LatestPurchases {\n    inboxSeq\n    viewer {\n      orders {\n        ...LatestOrders_orders\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LatestOrders_orders on OrderConnection {\n    edges {\n      node {\n        id\n        ...OrderRow_order\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"): (typeof documents)["\n  fragment LatestOrders_orders on OrderConnection {\n    edges {\n      node {\n        id\n        ...OrderRow_order\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ParcelSlip_order on Order {\n    id\n    createdAt\n    itemCount\n    total { amount currency }\n    paidAt\n    shop { name slug }\n    shippingAddress {\n      ...ShippingAddress_address\n    }\n    shippingNotes\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productName\n          quantity\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ParcelSlip_order on Order {\n    id\n    createdAt\n    itemCount\n    total { amount currency }\n    paidAt\n    shop { name slug }\n    shippingAddress {\n      ...ShippingAddress_address\n    }\n    shippingNotes\n    items(first: 100) {\n      edges {\n        node {\n          id\n          productName\n          quantity\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PickList {\n    viewer {\n      shop {\n        pickList {\n          orderCount\n          lines {\n            productId\n            productName\n            productImagePath\n            sku\n            quantity\n            orderIds\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PickList {\n    viewer {\n      shop {\n        pickList {\n          orderCount\n          lines {\n            productId\n            productName\n            productImagePath\n            sku\n            quantity\n            orderIds\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReceiptSheet_receipt on Receipt {\n    number\n    createdAt\n    payerName\n    payerEmail\n    payment {\n      reference\n      refundedAt\n      refundedAmount {\n        amount\n      }\n      description\n      channel\n      amount {\n        amount\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ReceiptSheet_receipt on Receipt {\n    number\n    createdAt\n    payerName\n    payerEmail\n    payment {\n      reference\n      refundedAt\n      refundedAmount {\n        amount\n      }\n      description\n      channel\n      amount {\n        amount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedCards {\n    viewer {\n      savedCards {\n        id\n        brand\n        last4\n        expMonth\n        expYear\n        isExpired\n      }\n    }\n  }\n"): (typeof documents)["\n  query SavedCards {\n    viewer {\n      savedCards {\n        id\n        brand\n        last4\n        expMonth\n        expYear\n        isExpired\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSavedCard($id: ID!) {\n    result: removeSavedCard(input: { cardId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveSavedCard($id: ID!) {\n    result: removeSavedCard(input: { cardId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentResult_payment on Payment {\n    reference\n    version\n    purpose\n    description\n    state\n    url\n    receiptNumber\n    amount {\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment PaymentResult_payment on Payment {\n    reference\n    version\n    purpose\n    description\n    state\n    url\n    receiptNumber\n    amount {\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyPayment($input: VerifyPaymentInput!) {\n    result: verifyPayment(input: $input) {\n      message\n      campaignId\n      payment {\n        ...PaymentResult_payment\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyPayment($input: VerifyPaymentInput!) {\n    result: verifyPayment(input: $input) {\n      message\n      campaignId\n      payment {\n        ...PaymentResult_payment\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PaymentChanged($reference: ID!) {\n    paymentChanged(reference: $reference) {\n      payment {\n        ...PaymentResult_payment\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription PaymentChanged($reference: ID!) {\n    paymentChanged(reference: $reference) {\n      payment {\n        ...PaymentResult_payment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CurrentPlan_plan on ChosenPlan {\n    id\n    version\n    name\n    state\n    endsAt\n    daysRemaining\n    isRenewing\n  }\n"): (typeof documents)["\n  fragment CurrentPlan_plan on ChosenPlan {\n    id\n    version\n    name\n    state\n    endsAt\n    daysRemaining\n    isRenewing\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPlanRenewal($input: SetPlanRenewalInput!) {\n    result: setPlanRenewal(input: $input) {\n      plan {\n        ...CurrentPlan_plan\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetPlanRenewal($input: SetPlanRenewalInput!) {\n    result: setPlanRenewal(input: $input) {\n      plan {\n        ...CurrentPlan_plan\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelPlan($input: ChosenPlanInput!) {\n    result: cancelPlan(input: $input) {\n      plan {\n        ...CurrentPlan_plan\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelPlan($input: ChosenPlanInput!) {\n    result: cancelPlan(input: $input) {\n      plan {\n        ...CurrentPlan_plan\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanCard_plan on Plan {\n    id\n    description\n    durationDays\n    price {\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment PlanCard_plan on Plan {\n    id\n    description\n    durationDays\n    price {\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanOrder_plan on Plan {\n    id\n    durationDays\n    price {\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment PlanOrder_plan on Plan {\n    id\n    durationDays\n    price {\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BuyPlan($input: BuyPlanInput!) {\n    result: buyPlan(input: $input) {\n      payment {\n        paymentUrl\n        reference\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BuyPlan($input: BuyPlanInput!) {\n    result: buyPlan(input: $input) {\n      payment {\n        paymentUrl\n        reference\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Plans {\n    viewer {\n      savedCards {\n        id\n        last4\n        isExpired\n      }\n      planChoice {\n        freeProductsPerCategory\n        plans {\n          id\n          durationDays\n          price {\n            amount\n          }\n          ...PlanCard_plan\n          ...PlanOrder_plan\n        }\n      }\n      planStanding {\n        isActive\n        current {\n          id\n          planId\n          durationDays\n          isRenewing\n          ...CurrentPlan_plan\n        }\n        chosen {\n          id\n          planId\n          name\n          state\n          startedAt\n          endsAt\n          isRenewing\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Plans {\n    viewer {\n      savedCards {\n        id\n        last4\n        isExpired\n      }\n      planChoice {\n        freeProductsPerCategory\n        plans {\n          id\n          durationDays\n          price {\n            amount\n          }\n          ...PlanCard_plan\n          ...PlanOrder_plan\n        }\n      }\n      planStanding {\n        isActive\n        current {\n          id\n          planId\n          durationDays\n          isRenewing\n          ...CurrentPlan_plan\n        }\n        chosen {\n          id\n          planId\n          name\n          state\n          startedAt\n          endsAt\n          isRenewing\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SubscriptionSection {\n    viewer {\n      planStanding {\n        isActive\n        chosen {\n          id\n          version\n          name\n          state\n          startedAt\n          endsAt\n          daysRemaining\n          isRenewing\n          amount {\n            amount\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SubscriptionSection {\n    viewer {\n      planStanding {\n        isActive\n        chosen {\n          id\n          version\n          name\n          state\n          startedAt\n          endsAt\n          daysRemaining\n          isRenewing\n          amount {\n            amount\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PlanChoiceChanged {\n    planChoiceChanged {\n      freeProductsPerCategory\n      plans {\n        id\n        durationDays\n        price {\n          amount\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription PlanChoiceChanged {\n    planChoiceChanged {\n      freeProductsPerCategory\n      plans {\n        id\n        durationDays\n        price {\n          amount\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Failure on Failure {\n    code\n    message\n    ... on RefusedError {\n      retryAfter\n    }\n    ... on ValidationError {\n      fields {\n        field\n        messages\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Failure on Failure {\n    code\n    message\n    ... on RefusedError {\n      retryAfter\n    }\n    ... on ValidationError {\n      fields {\n        field\n        messages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewsInbox_update on InboxUpdate {\n    __typename\n    ... on ReviewReplied {\n      reviewId\n      reply\n      repliedAt\n    }\n  }\n"): (typeof documents)["\n  fragment ReviewsInbox_update on InboxUpdate {\n    __typename\n    ... on ReviewReplied {\n      reviewId\n      reply\n      repliedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnProductReviews($waiting: Boolean!, $after: String) {\n    viewer {\n      shop {\n        id\n        name\n        productReviews(waiting: $waiting, after: $after) {\n          totalCount\n          pageInfo {\n            endCursor\n            hasNextPage\n          }\n          edges {\n            node {\n              productName\n              product {\n                id\n                slug\n              }\n              review {\n                id\n                reply\n                ...ReviewItem_review\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnProductReviews($waiting: Boolean!, $after: String) {\n    viewer {\n      shop {\n        id\n        name\n        productReviews(waiting: $waiting, after: $after) {\n          totalCount\n          pageInfo {\n            endCursor\n            hasNextPage\n          }\n          edges {\n            node {\n              productName\n              product {\n                id\n                slug\n              }\n              review {\n                id\n                reply\n                ...ReviewItem_review\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductReviews_product on Product {\n    slug\n    name\n    shop {\n      name\n      slug\n    }\n    rating {\n      average\n      count\n    }\n    reviews {\n      totalCount\n      distribution {\n        stars\n        count\n      }\n      edges {\n        node {\n          id\n          ...ReviewItem_review\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ProductReviews_product on Product {\n    slug\n    name\n    shop {\n      name\n      slug\n    }\n    rating {\n      average\n      count\n    }\n    reviews {\n      totalCount\n      distribution {\n        stars\n        count\n      }\n      edges {\n        node {\n          id\n          ...ReviewItem_review\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RatingLink_product on Product {\n    rating {\n      average\n      count\n    }\n  }\n"): (typeof documents)["\n  fragment RatingLink_product on Product {\n    rating {\n      average\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewItem_review on ProductReview {\n    rating\n    photoPaths\n    reviewerName\n    ...ReviewBody_review\n    ...ReviewFollowUp_review\n  }\n"): (typeof documents)["\n  fragment ReviewItem_review on ProductReview {\n    rating\n    photoPaths\n    reviewerName\n    ...ReviewBody_review\n    ...ReviewFollowUp_review\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewPages($slug: String!, $after: String, $rating: Int) {\n    product(slug: $slug) {\n      id\n      reviews(after: $after, rating: $rating) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            id\n            ...ReviewItem_review\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReviewPages($slug: String!, $after: String, $rating: Int) {\n    product(slug: $slug) {\n      id\n      reviews(after: $after, rating: $rating) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            id\n            ...ReviewItem_review\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteProductReview($input: WriteProductReviewInput!) {\n    result: writeProductReview(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WriteProductReview($input: WriteProductReviewInput!) {\n    result: writeProductReview(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeProductReview($input: ChangeProductReviewInput!) {\n    result: changeProductReview(input: $input) {\n      message\n      review {\n        id\n        ...ReviewItem_review\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeProductReview($input: ChangeProductReviewInput!) {\n    result: changeProductReview(input: $input) {\n      message\n      review {\n        id\n        ...ReviewItem_review\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnProductReview($slug: String!) {\n    viewer {\n      productReview(slug: $slug) {\n        changeableUntil\n        helpfulIds\n        review {\n          id\n          rating\n          title\n          comment\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnProductReview($slug: String!) {\n    viewer {\n      productReview(slug: $slug) {\n        changeableUntil\n        helpfulIds\n        review {\n          id\n          rating\n          title\n          comment\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductReviewsAgain($slug: String!) {\n    product(slug: $slug) {\n      id\n      ...ProductReviews_product\n      ...RatingLink_product\n    }\n  }\n"): (typeof documents)["\n  query ProductReviewsAgain($slug: String!) {\n    product(slug: $slug) {\n      id\n      ...ProductReviews_product\n      ...RatingLink_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PutStanding_standing on ReviewStanding {\n    reviewId\n    reply\n    repliedAt\n    helpfulCount\n  }\n"): (typeof documents)["\n  fragment PutStanding_standing on ReviewStanding {\n    reviewId\n    reply\n    repliedAt\n    helpfulCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplyToReview($input: ReplyToReviewInput!) {\n    result: replyToReview(input: $input) {\n      review {\n        ...PutStanding_standing\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReplyToReview($input: ReplyToReviewInput!) {\n    result: replyToReview(input: $input) {\n      review {\n        ...PutStanding_standing\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewBody_review on Review {\n    title\n    comment\n    reviewerName\n    isVerifiedPurchase\n    createdAt\n  }\n"): (typeof documents)["\n  fragment ReviewBody_review on Review {\n    title\n    comment\n    reviewerName\n    isVerifiedPurchase\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewFollowUp_review on Review {\n    id\n    reply\n    repliedAt\n    helpfulCount\n  }\n"): (typeof documents)["\n  fragment ReviewFollowUp_review on Review {\n    id\n    reply\n    repliedAt\n    helpfulCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopReviewsPage($slug: String!, $after: String) {\n    shop(slug: $slug) {\n      slug\n      reviews(after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            id\n            ...ShopReviewItem_review\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShopReviewsPage($slug: String!, $after: String) {\n    shop(slug: $slug) {\n      slug\n      reviews(after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            id\n            ...ShopReviewItem_review\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteShopReview($input: WriteShopReviewInput!) {\n    result: writeShopReview(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WriteShopReview($input: WriteShopReviewInput!) {\n    result: writeShopReview(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeShopReview($input: ChangeShopReviewInput!) {\n    result: changeShopReview(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeShopReview($input: ChangeShopReviewInput!) {\n    result: changeShopReview(input: $input) {\n      message\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShopReviewItem_review on ShopReview {\n    overallRating\n    productQualityRating\n    customerServiceRating\n    shippingSpeedRating\n    ...ReviewBody_review\n    ...ReviewFollowUp_review\n  }\n"): (typeof documents)["\n  fragment ShopReviewItem_review on ShopReview {\n    overallRating\n    productQualityRating\n    customerServiceRating\n    shippingSpeedRating\n    ...ReviewBody_review\n    ...ReviewFollowUp_review\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShopReviews_shop on Shop {\n    slug\n    name\n    reviews {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      scores {\n        ...ShopScores_scores\n      }\n      edges {\n        node {\n          id\n          ...ShopReviewItem_review\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ShopReviews_shop on Shop {\n    slug\n    name\n    reviews {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      scores {\n        ...ShopScores_scores\n      }\n      edges {\n        node {\n          id\n          ...ShopReviewItem_review\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShopScores_scores on ShopScores {\n    overall\n    productQuality\n    customerService\n    shippingSpeed\n  }\n"): (typeof documents)["\n  fragment ShopScores_scores on ShopScores {\n    overall\n    productQuality\n    customerService\n    shippingSpeed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnShopReview($slug: String!) {\n    viewer {\n      shopReview(slug: $slug) {\n        changeableUntil\n        helpfulIds\n        review {\n          id\n          title\n          comment\n          overallRating\n          productQualityRating\n          customerServiceRating\n          shippingSpeedRating\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnShopReview($slug: String!) {\n    viewer {\n      shopReview(slug: $slug) {\n        changeableUntil\n        helpfulIds\n        review {\n          id\n          title\n          comment\n          overallRating\n          productQualityRating\n          customerServiceRating\n          shippingSpeedRating\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopReviewsAgain($slug: String!) {\n    shop(slug: $slug) {\n      slug\n      rating {\n        average\n        count\n      }\n      ...ShopReviews_shop\n    }\n  }\n"): (typeof documents)["\n  query ShopReviewsAgain($slug: String!) {\n    shop(slug: $slug) {\n      slug\n      rating {\n        average\n        count\n      }\n      ...ShopReviews_shop\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VoteHelpful($input: VoteHelpfulInput!) {\n    result: voteHelpful(input: $input) {\n      review {\n        ...PutStanding_standing\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation VoteHelpful($input: VoteHelpfulInput!) {\n    result: voteHelpful(input: $input) {\n      review {\n        ...PutStanding_standing\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Application($id: ID!) {\n    viewer {\n      admin {\n        application(id: $id) {\n          id\n          state\n          shopName\n          idDocument\n          passportPicture\n          ...ApplicationDetail_application\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Application($id: ID!) {\n    viewer {\n      admin {\n        application(id: $id) {\n          id\n          state\n          shopName\n          idDocument\n          passportPicture\n          ...ApplicationDetail_application\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Applications($state: ApplicationState!, $page: Int!) {\n    viewer {\n      admin {\n        applications(state: $state, page: $page) {\n          totalCount\n          ...ApplicationList_page\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Applications($state: ApplicationState!, $page: Int!) {\n    viewer {\n      admin {\n        applications(state: $state, page: $page) {\n          totalCount\n          ...ApplicationList_page\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Audit($filter: AuditFilter!, $page: Int!) {\n    viewer {\n      admin {\n        audit(filter: $filter, page: $page) {\n          totalCount\n          ...AuditList_page\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Audit($filter: AuditFilter!, $page: Int!) {\n    viewer {\n      admin {\n        audit(filter: $filter, page: $page) {\n          totalCount\n          ...AuditList_page\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Case($id: ID!) {\n    viewer {\n      admin {\n        case(id: $id) {\n          id\n          reason\n          ...CaseActions_case\n          ...CaseDetail_case\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Case($id: ID!) {\n    viewer {\n      admin {\n        case(id: $id) {\n          id\n          reason\n          ...CaseActions_case\n          ...CaseDetail_case\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Cases($state: CaseState!, $page: Int!) {\n    viewer {\n      admin {\n        cases(state: $state, page: $page) {\n          totalCount\n          ...CaseList_page\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Cases($state: CaseState!, $page: Int!) {\n    viewer {\n      admin {\n        cases(state: $state, page: $page) {\n          totalCount\n          ...CaseList_page\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCategories {\n    viewer {\n      admin {\n        categories {\n          id\n          parentId\n          name\n          ...CategoryTree_category\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminCategories {\n    viewer {\n      admin {\n        categories {\n          id\n          parentId\n          name\n          ...CategoryTree_category\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCategory($id: ID!) {\n    viewer {\n      admin {\n        category(id: $id) {\n          id\n          name\n          version\n          ...CategoryHead_category\n          ...FieldEditor_category\n        }\n        categories {\n          id\n          parentId\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminCategory($id: ID!) {\n    viewer {\n      admin {\n        category(id: $id) {\n          id\n          name\n          version\n          ...CategoryHead_category\n          ...FieldEditor_category\n        }\n        categories {\n          id\n          parentId\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Ledger {\n    viewer {\n      admin {\n        ledger {\n          isBalanced\n          balances {\n            account\n            amount {\n              amount\n              currency\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Ledger {\n    viewer {\n      admin {\n        ledger {\n          isBalanced\n          balances {\n            account\n            amount {\n              amount\n              currency\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactMessage($id: ID!) {\n    viewer {\n      admin {\n        contactMessage(id: $id) {\n          id\n          subject\n          ...MessageThread_message\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContactMessage($id: ID!) {\n    viewer {\n      admin {\n        contactMessage(id: $id) {\n          id\n          subject\n          ...MessageThread_message\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactMessages($search: String, $state: ContactState!, $page: Int!) {\n    viewer {\n      admin {\n        contactMessages(search: $search, state: $state, page: $page) {\n          totalCount\n          ...MessageList_page\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContactMessages($search: String, $state: ContactState!, $page: Int!) {\n    viewer {\n      admin {\n        contactMessages(search: $search, state: $state, page: $page) {\n          totalCount\n          ...MessageList_page\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminOrder($id: ID!) {\n    inboxSeq\n    viewer {\n      admin {\n        order(id: $id) {\n          order {\n            id\n            state\n            version\n            paidAt\n            ...OrderFacts_order\n            ...OrderPeople_order\n            ...OrderTimeline_order\n          }\n          ...OrderSides_order\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminOrder($id: ID!) {\n    inboxSeq\n    viewer {\n      admin {\n        order(id: $id) {\n          order {\n            id\n            state\n            version\n            paidAt\n            ...OrderFacts_order\n            ...OrderPeople_order\n            ...OrderTimeline_order\n          }\n          ...OrderSides_order\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminOrders($search: String, $state: OrderState, $page: Int!) {\n    viewer {\n      admin {\n        orders(search: $search, state: $state, page: $page) {\n          totalCount\n          edges {\n            node {\n              id\n              ...AdminOrderRow_order\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminOrders($search: String, $state: OrderState, $page: Int!) {\n    viewer {\n      admin {\n        orders(search: $search, state: $state, page: $page) {\n          totalCount\n          edges {\n            node {\n              id\n              ...AdminOrderRow_order\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPayment($reference: ID!) {\n    viewer {\n      admin {\n        payment(reference: $reference) {\n          description\n          ...PaymentDetail_payment\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminPayment($reference: ID!) {\n    viewer {\n      admin {\n        payment(reference: $reference) {\n          description\n          ...PaymentDetail_payment\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPayments($state: PaymentState, $search: String, $purpose: PaymentPurpose, $page: Int!) {\n    viewer {\n      admin {\n        payments(state: $state, search: $search, purpose: $purpose, page: $page) {\n          totalCount\n          ...PaymentList_page\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminPayments($state: PaymentState, $search: String, $purpose: PaymentPurpose, $page: Int!) {\n    viewer {\n      admin {\n        payments(state: $state, search: $search, purpose: $purpose, page: $page) {\n          totalCount\n          ...PaymentList_page\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query People($search: String, $state: PersonState, $page: Int!) {\n    viewer {\n      admin {\n        people(search: $search, state: $state, page: $page) {\n          totalCount\n          ...PeopleList_page\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query People($search: String, $state: PersonState, $page: Int!) {\n    viewer {\n      admin {\n        people(search: $search, state: $state, page: $page) {\n          totalCount\n          ...PeopleList_page\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonRecord($id: ID!) {\n    viewer {\n      admin {\n        person(id: $id) {\n          id\n          fullName\n          ...SuspensionActions_person\n          ...PersonDetail_person\n          ...PersonSessions_person\n          ...PersonNotes_person\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PersonRecord($id: ID!) {\n    viewer {\n      admin {\n        person(id: $id) {\n          id\n          fullName\n          ...SuspensionActions_person\n          ...PersonDetail_person\n          ...PersonSessions_person\n          ...PersonNotes_person\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProducts($search: String, $state: AdminProductState!, $page: Int!) {\n    viewer {\n      admin {\n        products(search: $search, state: $state, page: $page) {\n          totalCount\n          ...AdminProductList_page\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminProducts($search: String, $state: AdminProductState!, $page: Int!) {\n    viewer {\n      admin {\n        products(search: $search, state: $state, page: $page) {\n          totalCount\n          ...AdminProductList_page\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminReviews($search: String, $state: AdminReviewState!, $page: Int!) {\n    viewer {\n      admin {\n        reviews(search: $search, state: $state, page: $page) {\n          totalCount\n          ...AdminReviewList_page\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminReviews($search: String, $state: AdminReviewState!, $page: Int!) {\n    viewer {\n      admin {\n        reviews(search: $search, state: $state, page: $page) {\n          totalCount\n          ...AdminReviewList_page\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminShops($search: String, $state: AdminShopState!, $page: Int!) {\n    viewer {\n      admin {\n        shops(search: $search, state: $state, page: $page) {\n          totalCount\n          ...AdminShopList_page\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminShops($search: String, $state: AdminShopState!, $page: Int!) {\n    viewer {\n      admin {\n        shops(search: $search, state: $state, page: $page) {\n          totalCount\n          ...AdminShopList_page\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CategoryScreen($slug: String!, $filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int, $after: String) {\n    category(slug: $slug) {\n      id\n      name\n      slug\n      path {\n        name\n        slug\n      }\n      children {\n        id\n        name\n        slug\n      }\n    }\n    products(filter: $filter, orderBy: $orderBy, page: $page, after: $after) {\n      totalCount\n      ...FeaturedRow_products\n      ...ProductListing_products\n    }\n  }\n"): (typeof documents)["\n  query CategoryScreen($slug: String!, $filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int, $after: String) {\n    category(slug: $slug) {\n      id\n      name\n      slug\n      path {\n        name\n        slug\n      }\n      children {\n        id\n        name\n        slug\n      }\n    }\n    products(filter: $filter, orderBy: $orderBy, page: $page, after: $after) {\n      totalCount\n      ...FeaturedRow_products\n      ...ProductListing_products\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmailChange($input: EmailChangeLinkInput!) {\n    result: confirmEmailChange(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmEmailChange($input: EmailChangeLinkInput!) {\n    result: confirmEmailChange(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmail($input: ConfirmEmailInput!) {\n    result: confirmEmail(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmEmail($input: ConfirmEmailInput!) {\n    result: confirmEmail(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnThread($id: ID!, $token: String) {\n    contactMessage(id: $id, token: $token) {\n      id\n      subject\n      number\n      ...OwnThread_message\n    }\n  }\n"): (typeof documents)["\n  query OwnThread($id: ID!, $token: String) {\n    contactMessage(id: $id, token: $token) {\n      id\n      subject\n      number\n      ...OwnThread_message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FollowingScreen($first: Int!, $after: String) {\n    viewer {\n      followedProducts(first: $first, after: $after) {\n        totalCount\n        ...EndlessProducts_products\n      }\n    }\n  }\n"): (typeof documents)["\n  query FollowingScreen($first: Int!, $after: String) {\n    viewer {\n      followedProducts(first: $first, after: $after) {\n        totalCount\n        ...EndlessProducts_products\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications($source: NotificationSource, $after: String) {\n    inboxSeq\n    viewer {\n      notifications(source: $source, after: $after) {\n        edges {\n          node {\n            id\n            isRead\n          }\n        }\n        ...NotificationList_notifications\n      }\n    }\n  }\n"): (typeof documents)["\n  query Notifications($source: NotificationSource, $after: String) {\n    inboxSeq\n    viewer {\n      notifications(source: $source, after: $after) {\n        edges {\n          node {\n            id\n            isRead\n          }\n        }\n        ...NotificationList_notifications\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ParcelSlip($id: ID!) {\n    inboxSeq\n    order(id: $id) {\n      id\n      viewerIs\n      ...ParcelSlip_order\n    }\n  }\n"): (typeof documents)["\n  query ParcelSlip($id: ID!) {\n    inboxSeq\n    order(id: $id) {\n      id\n      viewerIs\n      ...ParcelSlip_order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ParcelSlips($after: String) {\n    inboxSeq\n    viewer {\n      shop {\n        orders(after: $after, state: ACCEPTED) {\n          edges {\n            node {\n              id\n              ...ParcelSlip_order\n            }\n          }\n          pageInfo {\n            endCursor\n            hasNextPage\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ParcelSlips($after: String) {\n    inboxSeq\n    viewer {\n      shop {\n        orders(after: $after, state: ACCEPTED) {\n          edges {\n            node {\n              id\n              ...ParcelSlip_order\n            }\n          }\n          pageInfo {\n            endCursor\n            hasNextPage\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Campaigns($state: CampaignFilter!, $page: Int!) {\n    campaignPlans {\n      id\n      price {\n        amount\n      }\n    }\n    viewer {\n      savedCards {\n        id\n        last4\n        isExpired\n      }\n      shop {\n        id\n        campaigns(state: $state, page: $page) {\n          totalCount\n          edges {\n            node {\n              id\n              state\n              ...CampaignCard_campaign\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Campaigns($state: CampaignFilter!, $page: Int!) {\n    campaignPlans {\n      id\n      price {\n        amount\n      }\n    }\n    viewer {\n      savedCards {\n        id\n        last4\n        isExpired\n      }\n      shop {\n        id\n        campaigns(state: $state, page: $page) {\n          totalCount\n          edges {\n            node {\n              id\n              state\n              ...CampaignCard_campaign\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CampaignChanged {\n    campaignChanged {\n      campaign {\n        id\n        version\n        state\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription CampaignChanged {\n    campaignChanged {\n      campaign {\n        id\n        version\n        state\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignPlans {\n    campaignPlans {\n      id\n      ...PlanStep_plan\n      ...PaymentStep_plan\n    }\n  }\n"): (typeof documents)["\n  query CampaignPlans {\n    campaignPlans {\n      id\n      ...PlanStep_plan\n      ...PaymentStep_plan\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignProduct($id: ID!) {\n    product(id: $id) {\n      id\n      slug\n      ...ProductRow_product\n    }\n  }\n"): (typeof documents)["\n  query CampaignProduct($id: ID!) {\n    product(id: $id) {\n      id\n      slug\n      ...ProductRow_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewProduct {\n    categories {\n      id\n      ...CategoryChoice_category\n    }\n    viewer {\n      person {\n        id\n      }\n      shop {\n        id\n        verification\n      }\n    }\n  }\n"): (typeof documents)["\n  query NewProduct {\n    categories {\n      id\n      ...CategoryChoice_category\n    }\n    viewer {\n      person {\n        id\n      }\n      shop {\n        id\n        verification\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CategoriesToEdit {\n    categories {\n      id\n      ...CategoryChoice_category\n    }\n  }\n"): (typeof documents)["\n  query CategoriesToEdit {\n    categories {\n      id\n      ...CategoryChoice_category\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnProductScreen($slug: String!) {\n    viewer {\n      shop {\n        id\n        slug\n        productDays(slug: $slug) {\n          day\n          views\n          orders\n        }\n      }\n    }\n    product(slug: $slug) {\n      id\n      slug\n      name\n      version\n      shop {\n        slug\n      }\n      ...OwnProductView_product\n    }\n  }\n"): (typeof documents)["\n  query OwnProductScreen($slug: String!) {\n    viewer {\n      shop {\n        id\n        slug\n        productDays(slug: $slug) {\n          day\n          views\n          orders\n        }\n      }\n    }\n    product(slug: $slug) {\n      id\n      slug\n      name\n      version\n      shop {\n        slug\n      }\n      ...OwnProductView_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyProducts($filter: OwnProductFilter, $all: OwnProductFilter, $orderBy: OwnProductOrder!, $after: String) {\n    categories {\n      id\n      ...CategoryChoice_category\n    }\n    viewer {\n      shop {\n        id\n        products(filter: $filter, orderBy: $orderBy, after: $after) {\n          totalCount\n          edges {\n            node {\n              id\n            }\n          }\n          ...OwnProductList_page\n        }\n        all: products(filter: $all, first: 1) {\n          totalCount\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyProducts($filter: OwnProductFilter, $all: OwnProductFilter, $orderBy: OwnProductOrder!, $after: String) {\n    categories {\n      id\n      ...CategoryChoice_category\n    }\n    viewer {\n      shop {\n        id\n        products(filter: $filter, orderBy: $orderBy, after: $after) {\n          totalCount\n          edges {\n            node {\n              id\n            }\n          }\n          ...OwnProductList_page\n        }\n        all: products(filter: $all, first: 1) {\n          totalCount\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnShopReviews($slug: String!) {\n    shop(slug: $slug) {\n      slug\n      ...ShopReviews_shop\n    }\n  }\n"): (typeof documents)["\n  query OwnShopReviews($slug: String!) {\n    shop(slug: $slug) {\n      slug\n      ...ShopReviews_shop\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PlanChanged {\n    planChanged {\n      isActive\n    }\n  }\n"): (typeof documents)["\n  subscription PlanChanged {\n    planChanged {\n      isActive\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HelpScreen {\n    faqTopics {\n      id\n      ...FaqTopic_topic\n    }\n    policies {\n      slug\n      ...PolicyLink_policy\n    }\n  }\n"): (typeof documents)["\n  query HelpScreen {\n    faqTopics {\n      id\n      ...FaqTopic_topic\n    }\n    policies {\n      slug\n      ...PolicyLink_policy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SafetyScreen {\n    safetyTips {\n      id\n      title\n      icon\n      text\n    }\n  }\n"): (typeof documents)["\n  query SafetyScreen {\n    safetyTips {\n      id\n      title\n      icon\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home($arrivals: Int!, $bargains: Int!, $smallPrice: Decimal!) {\n    categories {\n      id\n      ...SearchBanner_category\n    }\n    featured: featuredProducts {\n      items {\n        id\n        ...HighlightPanel_product\n      }\n      ...FeaturedCarousel_products\n    }\n    bargains: products(filter: { maxPrice: $smallPrice, inStock: true }, orderBy: BEST_SELLING, first: $bargains) {\n      edges {\n        node {\n          id\n          ...HighlightPanel_product\n        }\n      }\n    }\n    arrivals: products(orderBy: NEWEST, first: $arrivals) {\n      ...ProductGrid_products\n    }\n  }\n"): (typeof documents)["\n  query Home($arrivals: Int!, $bargains: Int!, $smallPrice: Decimal!) {\n    categories {\n      id\n      ...SearchBanner_category\n    }\n    featured: featuredProducts {\n      items {\n        id\n        ...HighlightPanel_product\n      }\n      ...FeaturedCarousel_products\n    }\n    bargains: products(filter: { maxPrice: $smallPrice, inStock: true }, orderBy: BEST_SELLING, first: $bargains) {\n      edges {\n        node {\n          id\n          ...HighlightPanel_product\n        }\n      }\n    }\n    arrivals: products(orderBy: NEWEST, first: $arrivals) {\n      ...ProductGrid_products\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Receipt($number: Int!) {\n    receipt(number: $number) {\n      ...ReceiptSheet_receipt\n    }\n  }\n"): (typeof documents)["\n  query Receipt($number: Int!) {\n    receipt(number: $number) {\n      ...ReceiptSheet_receipt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PolicyScreen($slug: String!) {\n    policy(slug: $slug) {\n      slug\n      title\n      summary\n      updatedOn\n      sections {\n        heading\n        paragraphs\n        points\n      }\n    }\n    policies {\n      slug\n      title\n    }\n  }\n"): (typeof documents)["\n  query PolicyScreen($slug: String!) {\n    policy(slug: $slug) {\n      slug\n      title\n      summary\n      updatedOn\n      sections {\n        heading\n        paragraphs\n        points\n      }\n    }\n    policies {\n      slug\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductScreen($slug: String!) {\n    product(slug: $slug) {\n      id\n      slug\n      name\n      description\n      sku\n      metaTitle\n      metaDescription\n      inStock\n      price {\n        amount\n      }\n      rating {\n        average\n        count\n      }\n      primaryImage {\n        id\n        path\n      }\n      images {\n        id\n        path\n      }\n      category {\n        id\n        path {\n          name\n          slug\n        }\n      }\n      shop {\n        id\n        name\n        slug\n        version\n        takesOrders\n        ...SellerBlock_shop\n      }\n      ...Gallery_product\n      ...BuyingBox_product\n      ...PhonePriceBar_product\n      ...SpecificationList_product\n      ...RelatedProducts_product\n      ...ProductReviews_product\n      ...RatingLink_product\n      ...LiveAnnouncement_product\n    }\n  }\n"): (typeof documents)["\n  query ProductScreen($slug: String!) {\n    product(slug: $slug) {\n      id\n      slug\n      name\n      description\n      sku\n      metaTitle\n      metaDescription\n      inStock\n      price {\n        amount\n      }\n      rating {\n        average\n        count\n      }\n      primaryImage {\n        id\n        path\n      }\n      images {\n        id\n        path\n      }\n      category {\n        id\n        path {\n          name\n          slug\n        }\n      }\n      shop {\n        id\n        name\n        slug\n        version\n        takesOrders\n        ...SellerBlock_shop\n      }\n      ...Gallery_product\n      ...BuyingBox_product\n      ...PhonePriceBar_product\n      ...SpecificationList_product\n      ...RelatedProducts_product\n      ...ProductReviews_product\n      ...RatingLink_product\n      ...LiveAnnouncement_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Products($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int, $after: String) {\n    products(filter: $filter, orderBy: $orderBy, page: $page, after: $after) {\n      totalCount\n      ...FeaturedRow_products\n      ...ProductListing_products\n    }\n  }\n"): (typeof documents)["\n  query Products($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int, $after: String) {\n    products(filter: $filter, orderBy: $orderBy, page: $page, after: $after) {\n      totalCount\n      ...FeaturedRow_products\n      ...ProductListing_products\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int!, $first: Int!) {\n    products(filter: $filter, orderBy: $orderBy, page: $page, first: $first) {\n      ...SearchHeading_products\n      ...FeaturedRow_products\n      ...SearchResults_products\n    }\n  }\n"): (typeof documents)["\n  query Search($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int!, $first: Int!) {\n    products(filter: $filter, orderBy: $orderBy, page: $page, first: $first) {\n      ...SearchHeading_products\n      ...FeaturedRow_products\n      ...SearchResults_products\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ObjectToEmailChange($input: EmailChangeLinkInput!) {\n    result: objectToEmailChange(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ObjectToEmailChange($input: EmailChangeLinkInput!) {\n    result: objectToEmailChange(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopScreen($slug: String!, $first: Int!, $page: Int, $after: String) {\n    shop(slug: $slug) {\n      id\n      name\n      slug\n      description\n      bannerPath\n      logoPath\n      city\n      region\n      productCount\n      rating {\n        average\n        count\n      }\n      ...ShopHeader_shop\n      ...ShopReviews_shop\n    }\n    products(filter: { shop: $slug }, orderBy: NEWEST, first: $first, page: $page, after: $after) {\n      edges {\n        node {\n          id\n        }\n      }\n      ...ShopProducts_products\n    }\n  }\n"): (typeof documents)["\n  query ShopScreen($slug: String!, $first: Int!, $page: Int, $after: String) {\n    shop(slug: $slug) {\n      id\n      name\n      slug\n      description\n      bannerPath\n      logoPath\n      city\n      region\n      productCount\n      rating {\n        average\n        count\n      }\n      ...ShopHeader_shop\n      ...ShopReviews_shop\n    }\n    products(filter: { shop: $slug }, orderBy: NEWEST, first: $first, page: $page, after: $after) {\n      edges {\n        node {\n          id\n        }\n      }\n      ...ShopProducts_products\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopPart($slug: String!, $first: Int!, $after: String) {\n    products(filter: { shop: $slug }, orderBy: NEWEST, first: $first, after: $after) {\n      edges {\n        node {\n          id\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      ...ShopProducts_products\n    }\n  }\n"): (typeof documents)["\n  query ShopPart($slug: String!, $first: Int!, $after: String) {\n    products(filter: { shop: $slug }, orderBy: NEWEST, first: $first, after: $after) {\n      edges {\n        node {\n          id\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      ...ShopProducts_products\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopsScreen($filter: ShopFilter!, $orderBy: ShopOrder!, $page: Int!) {\n    shopStats {\n      shopCount\n      verifiedCount\n      topRatedCount\n      productCount\n    }\n    shops(filter: $filter, orderBy: $orderBy, page: $page) {\n      totalCount\n      edges {\n        node {\n          slug\n          ...DirectoryCard_shop\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShopsScreen($filter: ShopFilter!, $orderBy: ShopOrder!, $page: Int!) {\n    shopStats {\n      shopCount\n      verifiedCount\n      topRatedCount\n      productCount\n    }\n    shops(filter: $filter, orderBy: $orderBy, page: $page) {\n      totalCount\n      edges {\n        node {\n          slug\n          ...DirectoryCard_shop\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WishlistScreen($orderBy: WishlistOrder!, $after: String) {\n    inboxSeq\n    viewer {\n      wishlist {\n        itemCount\n        version\n        ...WishlistSettings_wishlist\n        items(orderBy: $orderBy, after: $after) {\n          ...WishlistContents_wishes\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WishlistScreen($orderBy: WishlistOrder!, $after: String) {\n    inboxSeq\n    viewer {\n      wishlist {\n        itemCount\n        version\n        ...WishlistSettings_wishlist\n        items(orderBy: $orderBy, after: $after) {\n          ...WishlistContents_wishes\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationDetail_application on SellerApplication {\n    id\n    state\n    shopName\n    shopSlug\n    ownerName\n    ownerEmail\n    ownerPhone\n    idKind\n    idNumber\n    idDocument\n    passportPicture\n    reason\n    askedFor\n    shopDescription\n    shopEmail\n    shopPhone\n    shopAddress\n    createdAt\n    decidedAt\n    sameNumber {\n      applicationId\n      shopName\n      state\n    }\n    samePicture {\n      applicationId\n      shopName\n      state\n    }\n  }\n"): (typeof documents)["\n  fragment ApplicationDetail_application on SellerApplication {\n    id\n    state\n    shopName\n    shopSlug\n    ownerName\n    ownerEmail\n    ownerPhone\n    idKind\n    idNumber\n    idDocument\n    passportPicture\n    reason\n    askedFor\n    shopDescription\n    shopEmail\n    shopPhone\n    shopAddress\n    createdAt\n    decidedAt\n    sameNumber {\n      applicationId\n      shopName\n      state\n    }\n    samePicture {\n      applicationId\n      shopName\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationList_page on SellerApplicationRowConnection {\n    edges {\n      node {\n        id\n        shopName\n        ownerName\n        idKind\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ApplicationList_page on SellerApplicationRowConnection {\n    edges {\n      node {\n        id\n        shopName\n        ownerName\n        idKind\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideApplication($input: DecideApplicationInput!) {\n    result: decideApplication(input: $input) {\n      application {\n        id\n        ...ApplicationDetail_application\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DecideApplication($input: DecideApplicationInput!) {\n    result: decideApplication(input: $input) {\n      application {\n        id\n        ...ApplicationDetail_application\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnShop {\n    viewer {\n      person {\n        id\n        email\n        telephoneNumber\n        city\n        region\n      }\n      shop {\n        id\n        name\n        slug\n        verification\n        description\n        email\n        phone\n        address\n        city\n        region\n        productCount\n        logoPath\n        bannerPath\n        openingHours {\n          day\n          opens\n          closes\n        }\n        closedFrom\n        closedUntil\n        application {\n          id\n          state\n          idKind\n          idNumber\n          idDocument\n          passportPicture\n          words {\n            shopName\n            shopDescription\n            shopEmail\n            shopPhone\n            shopAddress\n            city\n            region\n          }\n          reason\n          askedFor\n          createdAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnShop {\n    viewer {\n      person {\n        id\n        email\n        telephoneNumber\n        city\n        region\n      }\n      shop {\n        id\n        name\n        slug\n        verification\n        description\n        email\n        phone\n        address\n        city\n        region\n        productCount\n        logoPath\n        bannerPath\n        openingHours {\n          day\n          opens\n          closes\n        }\n        closedFrom\n        closedUntil\n        application {\n          id\n          state\n          idKind\n          idNumber\n          idDocument\n          passportPicture\n          words {\n            shopName\n            shopDescription\n            shopEmail\n            shopPhone\n            shopAddress\n            city\n            region\n          }\n          reason\n          askedFor\n          createdAt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyToSell($input: ApplyToSellInput!) {\n    result: applyToSell(input: $input) {\n      shop {\n        id\n        name\n        slug\n        verification\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyToSell($input: ApplyToSellInput!) {\n    result: applyToSell(input: $input) {\n      shop {\n        id\n        name\n        slug\n        verification\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendAskedPicture($input: SendAskedPictureInput!) {\n    result: sendAskedPicture(input: $input) {\n      shop {\n        id\n        verification\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendAskedPicture($input: SendAskedPictureInput!) {\n    result: sendAskedPicture(input: $input) {\n      shop {\n        id\n        verification\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Verification {\n    viewer {\n      shop {\n        id\n        application {\n          id\n          state\n          decidedAt\n          reason\n          askedFor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Verification {\n    viewer {\n      shop {\n        id\n        application {\n          id\n          state\n          decidedAt\n          reason\n          askedFor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DirectoryCard_shop on Shop {\n    name\n    slug\n    isVerified\n    description\n    bannerPath\n    logoPath\n    city\n    region\n    rating {\n      average\n      count\n    }\n  }\n"): (typeof documents)["\n  fragment DirectoryCard_shop on Shop {\n    name\n    slug\n    isVerified\n    description\n    bannerPath\n    logoPath\n    city\n    region\n    rating {\n      average\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FollowedShops {\n    viewer {\n      followedShopSlugs\n    }\n  }\n"): (typeof documents)["\n  query FollowedShops {\n    viewer {\n      followedShopSlugs\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FollowShop($input: FollowShopInput!) {\n    result: followShop(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FollowShop($input: FollowShopInput!) {\n    result: followShop(input: $input) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShopsInbox_update on InboxUpdate {\n    __typename\n    ... on VerificationChanged {\n      shopId\n      verification\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment ShopsInbox_update on InboxUpdate {\n    __typename\n    ... on VerificationChanged {\n      shopId\n      verification\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShopHours_shop on Shop {\n    openingHours {\n      day\n      opens\n      closes\n    }\n    closedFrom\n    closedUntil\n    takesOrders\n  }\n"): (typeof documents)["\n  fragment ShopHours_shop on Shop {\n    openingHours {\n      day\n      opens\n      closes\n    }\n    closedFrom\n    closedUntil\n    takesOrders\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeShop($input: ChangeShopInput!) {\n    result: changeShop(input: $input) {\n      shop {\n        id\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeShop($input: ChangeShopInput!) {\n    result: changeShop(input: $input) {\n      shop {\n        id\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetOpeningHours($input: SetOpeningHoursInput!) {\n    result: setOpeningHours(input: $input) {\n      shop {\n        id\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetOpeningHours($input: SetOpeningHoursInput!) {\n    result: setOpeningHours(input: $input) {\n      shop {\n        id\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SellerBlock_shop on Shop {\n    name\n    slug\n    isVerified\n    answerMinutes\n    city\n    region\n    logoPath\n    rating {\n      average\n      count\n    }\n  }\n"): (typeof documents)["\n  fragment SellerBlock_shop on Shop {\n    name\n    slug\n    isVerified\n    answerMinutes\n    city\n    region\n    logoPath\n    rating {\n      average\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShopHeader_shop on Shop {\n    name\n    isVerified\n    description\n    bannerPath\n    logoPath\n    city\n    region\n    createdAt\n    answerMinutes\n    version\n    ...ShopHours_shop\n    rating {\n      average\n      count\n    }\n  }\n"): (typeof documents)["\n  fragment ShopHeader_shop on Shop {\n    name\n    isVerified\n    description\n    bannerPath\n    logoPath\n    city\n    region\n    createdAt\n    answerMinutes\n    version\n    ...ShopHours_shop\n    rating {\n      average\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ShopChanged($slug: String!) {\n    shopChanged(slug: $slug) {\n      slug\n      version\n      ...ShopHeader_shop\n    }\n  }\n"): (typeof documents)["\n  subscription ShopChanged($slug: String!) {\n    shopChanged(slug: $slug) {\n      slug\n      version\n      ...ShopHeader_shop\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription TakesOrders($slug: String!) {\n    shopChanged(slug: $slug) {\n      slug\n      version\n      takesOrders\n    }\n  }\n"): (typeof documents)["\n  subscription TakesOrders($slug: String!) {\n    shopChanged(slug: $slug) {\n      slug\n      version\n      takesOrders\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWebhook($input: CreateWebhookEndpointInput!) {\n    result: createWebhookEndpoint(input: $input) {\n      secret\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateWebhook($input: CreateWebhookEndpointInput!) {\n    result: createWebhookEndpoint(input: $input) {\n      secret\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookDeliveries($id: ID!) {\n    viewer {\n      webhookDeliveries(webhookEndpointId: $id) {\n        id\n        type\n        state\n        attempts\n        status\n        problem\n        tookMs\n        createdAt\n        dueAt\n        body\n        answer\n      }\n    }\n  }\n"): (typeof documents)["\n  query WebhookDeliveries($id: ID!) {\n    viewer {\n      webhookDeliveries(webhookEndpointId: $id) {\n        id\n        type\n        state\n        attempts\n        status\n        problem\n        tookMs\n        createdAt\n        dueAt\n        body\n        answer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RedeliverWebhook($id: ID!) {\n    result: redeliverWebhook(input: { webhookDeliveryId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RedeliverWebhook($id: ID!) {\n    result: redeliverWebhook(input: { webhookDeliveryId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseWebhook($id: ID!, $isPaused: Boolean!) {\n    result: changeWebhookEndpoint(input: { webhookEndpointId: $id, isPaused: $isPaused }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PauseWebhook($id: ID!, $isPaused: Boolean!) {\n    result: changeWebhookEndpoint(input: { webhookEndpointId: $id, isPaused: $isPaused }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhook($id: ID!) {\n    result: deleteWebhookEndpoint(input: { webhookEndpointId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteWebhook($id: ID!) {\n    result: deleteWebhookEndpoint(input: { webhookEndpointId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateWebhookSecret($id: ID!) {\n    result: rotateWebhookSecret(input: { webhookEndpointId: $id }) {\n      secret\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RotateWebhookSecret($id: ID!) {\n    result: rotateWebhookSecret(input: { webhookEndpointId: $id }) {\n      secret\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestWebhook($id: ID!) {\n    result: sendTestWebhook(input: { webhookEndpointId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TestWebhook($id: ID!) {\n    result: sendTestWebhook(input: { webhookEndpointId: $id }) {\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookEndpoints {\n    viewer {\n      webhookEndpoints {\n        id\n        name\n        url\n        events\n        state\n        failingSince\n        waiting\n      }\n    }\n  }\n"): (typeof documents)["\n  query WebhookEndpoints {\n    viewer {\n      webhookEndpoints {\n        id\n        name\n        url\n        events\n        state\n        failingSince\n        waiting\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToWishlist($input: WishInput!) {\n    result: addToWishlist(input: $input) {\n      wish {\n        productId\n        isFavorited\n        itemCount\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddToWishlist($input: WishInput!) {\n    result: addToWishlist(input: $input) {\n      wish {\n        productId\n        isFavorited\n        itemCount\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFromWishlist($input: WishInput!) {\n    result: removeFromWishlist(input: $input) {\n      wish {\n        productId\n        isFavorited\n        itemCount\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFromWishlist($input: WishInput!) {\n    result: removeFromWishlist(input: $input) {\n      wish {\n        productId\n        isFavorited\n        itemCount\n        version\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WishlistInbox_update on InboxUpdate {\n    __typename\n    ... on WishlistChanged {\n      productId\n      isFavorited\n      itemCount\n      version\n    }\n  }\n"): (typeof documents)["\n  fragment WishlistInbox_update on InboxUpdate {\n    __typename\n    ... on WishlistChanged {\n      productId\n      isFavorited\n      itemCount\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Wishes {\n    inboxSeq\n    viewer {\n      wishlist {\n        productIds\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  query Wishes {\n    inboxSeq\n    viewer {\n      wishlist {\n        productIds\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WishlistCard_item on WishlistItem {\n    productId\n    name\n    createdAt\n    priceWhenSaved {\n      amount\n    }\n    shop {\n      name\n      slug\n    }\n    product {\n      id\n      slug\n      version\n      inStock\n      isActive\n      stockQuantity\n      price {\n        amount\n      }\n      compareAtPrice {\n        amount\n      }\n      rating {\n        average\n        count\n      }\n      shop {\n        slug\n        takesOrders\n      }\n      primaryImage {\n        id\n        path\n        color\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment WishlistCard_item on WishlistItem {\n    productId\n    name\n    createdAt\n    priceWhenSaved {\n      amount\n    }\n    shop {\n      name\n      slug\n    }\n    product {\n      id\n      slug\n      version\n      inStock\n      isActive\n      stockQuantity\n      price {\n        amount\n      }\n      compareAtPrice {\n        amount\n      }\n      rating {\n        average\n        count\n      }\n      shop {\n        slug\n        takesOrders\n      }\n      primaryImage {\n        id\n        path\n        color\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WishlistContents_wishes on WishlistItemConnection {\n    edges {\n      node {\n        productId\n        ...WishlistCard_item\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"): (typeof documents)["\n  fragment WishlistContents_wishes on WishlistItemConnection {\n    edges {\n      node {\n        productId\n        ...WishlistCard_item\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WishlistSettings_wishlist on Wishlist {\n    tellsPriceDrops\n    tellsBackInStock\n    sendsMails\n  }\n"): (typeof documents)["\n  fragment WishlistSettings_wishlist on Wishlist {\n    tellsPriceDrops\n    tellsBackInStock\n    sendsMails\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeWishlistSettings($input: ChangeWishlistSettingsInput!) {\n    result: changeWishlistSettings(input: $input) {\n      wishlist {\n        ...WishlistSettings_wishlist\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeWishlistSettings($input: ChangeWishlistSettingsInput!) {\n    result: changeWishlistSettings(input: $input) {\n      wishlist {\n        ...WishlistSettings_wishlist\n      }\n      errors {\n        ...Failure\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;