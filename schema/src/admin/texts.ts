import { helpLimits } from '#help/limits.ts';
import { adminMessageLimits, caseLimits, sellerReportLimits, usersLimits } from './limits.ts';

export const sellerReportTexts = {
  reported: 'Report submitted successfully. Thank you for helping keep our marketplace safe.',
  failed: 'Failed to submit report. Please try again.',
  reasonRequired: 'Please select a reason.',
  detailsRequired: 'Please say what happened.',
  detailsLong: `The details can have at most ${sellerReportLimits.detailsMax} characters`,
  tooManyPictures: `A report can have at most ${sellerReportLimits.evidenceMax} pictures`,
  notImage: (file: string) => `${file} is not an image file`,
  undrawable: (file: string) => `Failed to compress ${file}. Please try a different image.`,
  picturesFailed: 'Failed to process images. Please try again.',
  tooMany: 'You have sent many reports today. Please try again tomorrow.',
  ownShop: 'You cannot report your own shop.',
  own: 'You cannot report your own content.',
  login: 'Please log in to report a seller.',
  loginToReport: 'Please log in to report something.',
} as const;

export const reportTexts = {
  missing: 'There is no such report',
  decided: 'Another admin has already decided on this report.',
  decisionRequired: 'Please choose what to do.',
  noteShort: `The note needs at least ${caseLimits.noteMin} characters`,
  noteLong: `The note can have at most ${caseLimits.noteMax} characters`,
  reasonShort: `The reason needs at least ${caseLimits.noteMin} characters`,
  reasonLong: `The reason can have at most ${caseLimits.noteMax} characters`,
  picturesInView: 'Only pictures of hidden content can be deleted.',
  notHideable: 'This cannot be hidden.',
} as const;

export const adminMessageTexts = {
  answerShort: `The answer needs at least ${adminMessageLimits.answerMin} characters`,
  answerLong: `The answer can have at most ${helpLimits.answerMax} characters`,
} as const;

export const usersTexts = {
  noteShort: `The note needs at least ${usersLimits.noteMin} characters`,
  noteLong: `The note can have at most ${usersLimits.noteMax} characters`,
} as const;

export const settingTexts = {
  outOfOrder: (low: string, high: string) => `“${low}” must not be above “${high}”.`,
  valueRequired: 'Enter the value',
  categoryMissing: 'There is no such category.',
  shopMissing: 'There is no such shop.',
  oneException: 'Choose a category or a shop, not both.',
  noExceptions: 'This setting has one value for all.',
  dateWrong: 'Enter a day',
  datePast: 'Choose today or a later day',
  reasonRequired: 'Say why, in 5 to 500 characters',
  changedMeanwhile: (name: string, value: string, from: string) =>
    `${name} changed it meanwhile: ${value}, from ${from}. Check it and save again.`,
} as const;
