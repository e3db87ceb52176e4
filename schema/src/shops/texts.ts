import { shopLimits as limits } from './limits.ts';

export const shopTexts = {
  shopMissing: 'Shop not found.',
  followOwn: 'You cannot follow your own shop.',
  followBlocked: 'You cannot follow this shop.',
  followFull: (max: number) => `You can follow at most ${max} shops.`,
  followTooFast: 'You are doing this too quickly. Please wait a moment and try again.',
  nameTaken: 'A shop with this name already exists.',
  orderingUnknown: 'This ordering is unknown.',
  ratingInvalid: 'min_rating must be 1 to 5.',
  nameShort: `Business name must be at least ${limits.nameMin} characters long`,
  nameLong: `Business name must be at most ${limits.nameMax} characters long`,
  nameUnreadable: 'Business name must have letters or digits',
  descriptionShort: `Shop description must be at least ${limits.descriptionMin} characters long`,
  descriptionLong: `Shop description must be at most ${limits.descriptionMax} characters long`,
  phoneInvalid: 'Business phone must be +233 followed by 9 digits',
  addressShort: `Business address must be at least ${limits.addressMin} characters long`,
  addressLong: `Business address must be at most ${limits.addressMax} characters long`,
  businessPhoneInvalid: 'Business phone must be +233 or 0 followed by 9 digits',
  pictureTooLarge: 'Image must be less than 5MB',
  pictureUnreadable: 'Failed to load image',
  pictureUndrawable: 'Failed to process image',
  profileMissing: 'Seller profile not found. Please refresh the page.',
  profileFailed: 'Failed to update seller profile',
  profileUpdated: 'Shop profile updated',
  hoursUpdated: 'Opening hours updated',
  timeInvalid: 'Please enter a time such as 08:30',
  hoursBackward: 'Closing time must be after opening time',
  dayTwice: 'Each day can appear only once',
  closureIncomplete: 'Please enter both days, or none',
  closureBackward: 'The last day cannot be before the first',
  closureOver: 'The last day has already passed',
  closureFar: 'A shop can be closed for at most a year ahead',
  cityLong: `City must be at most ${limits.cityMax} characters long`,
  idTypeRequired: 'Please select an ID type',
  idNumberRequired: 'ID number is required',
  idNumberInvalid: {
    ghana_card: 'A Ghana Card number looks like GHA-123456789-0',
    passport: 'A passport number has 8 uppercase letters and digits',
    drivers_license: "A driver's license number has 12 digits",
  },
  documentRequired: 'Please upload your ID document',
  documentTooLarge: 'ID document must be less than 5MB',
  documentInvalid: 'ID document must be a JPEG, PNG, or WebP image',
  selfieRequired: 'Please take a selfie for identity verification',
  selfieTooLarge: 'Selfie must be less than 5MB',
  selfieInvalid: 'Selfie must be a JPEG, PNG, or WebP image',
  cameraRefused: 'Camera access is required to take a selfie. Allow it in your browser, or choose a photo instead.',
  applicationsTooFast: 'You are sending applications too quickly. Please wait a while and try again.',
  applicationWaits: 'Your application is already under review.',
  alreadyVerified: 'Your shop is already verified.',
  applyFailed: 'Something went wrong. Please try again.',
  applyUnreachable: 'Network error. Please check your connection and try again.',
  ownShopMissing: 'You have no shop yet.',
  verificationRequired: 'Verification Required',
  applicationMissing: 'Application not found.',
  reasonRequired: 'Please give a reason.',
  reasonLong: `The reason can have at most ${limits.reasonMax} characters`,
  decidedAlready: 'This application has already been decided.',
  documentsMissing: 'A picture of the document and a selfie are required for verification.',
} as const;

/** The banner on a seller's screens by state; verified sellers see none. */
export const verificationWords = {
  pending: {
    title: 'Verification Pending',
    text: 'Your account is under review. We will send you an email; expect it in 1-3 business days.',
  },
  /** No mail about an account goes to an address that is not confirmed. */
  pendingHere: {
    title: 'Verification Pending',
    text: 'Your account is under review. Expect the decision here in 1-3 business days. To get it by email too, confirm your email address.',
  },
  rejected: { title: 'Verification Rejected', text: 'Please look at the reason and send your application again.' },
  required: {
    title: 'Verification Required',
    text: 'Send us your ID to offer products and to show buyers that you are verified.',
  },
} as const;

/** Sellers who cancelled a plan were verified before, so paying is enough. */
export const restoreTexts = {
  text: 'You cancelled your plan. Your verification still counts: pay for a plan again, and your shop is verified immediately.',
  action: 'Pay again to restore',
} as const;

/**
 * For an application that needs only one picture again. Separate, because the first page loads the other texts of
 * shops and shows none of these.
 */
export const pictureRequestTexts = {
  title: {
    id_document: 'Please send your ID document again',
    passport_picture: 'Please send your selfie again',
  },
  text: 'Send only this picture: the rest of your application stays as it is.',
  nothingAsked: 'We do not need a picture at the moment.',
} as const;

export const idTypeLabels = {
  ghana_card: 'Ghana Card',
  passport: 'Passport',
  drivers_license: "Driver's license",
} as const;

/** Separate, because the first page loads the other texts and never shows this one. */
export const hiddenShopText = 'We have hidden your shop. Write to us if you think this is a mistake.';

/** Separate for the same reason: only the service uses it. */
export const receiptText = (isConfirmed: boolean) =>
  `Our review team checks your documents within 1-3 business days${isConfirmed ? ', and we email you the decision.' : '. You will find the decision here. To get it by email too, confirm your email address.'}`;
