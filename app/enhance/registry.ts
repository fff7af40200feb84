import { returnFocusAfterDialog, showAsModal } from './dialog'
import { type Enhance, enhanceLazily, enhanceOnFocus } from './enhance-elements'
import { changeFavoritesInPlace } from './favorites'
import { openInterscroller } from './interscroller'
import { layoutEnhancements } from './layout-enhancements'
import { openChatOverPage } from './open-chat'
import { openNotificationsOnClick } from './open-notifications'
import { enableOfflineReading, showIfOfflineUnsupported } from './page-wide/offline-reading'
import { preventDoubleSubmit } from './page-wide/pending-forms'
import { replaceRejectedFormInHistory } from './page-wide/rejected-form-history'
import { openPhotoOnClick } from './photos/photos'
import { showResultCount } from './result-count'
import { revealPhoneInPlace } from './reveal-phone'
import { copyOnClick, showPrintButton, showShareButton } from './script-buttons'
import { ignoreSkippedTransitions } from './shared/skipped-transitions'
import { limitTrustedTexts } from './shared/trusted-types'
import { openTourOnClick } from './tour/tour'
import { loadVideoAdOnApproach } from './video-ad/video-ad'

/** Modules by their name in `data-enhance`. */
export const enhancements = {
  ...layoutEnhancements,
  'answer-template': enhanceLazily(() => import('./answer-template')),
  'card-photos': enhanceLazily(() => import('./photos/card-photos')),
  chat: openChatOverPage,
  'closing-dialog': enhanceLazily(() => import('./closing-dialog')),
  'copy-button': copyOnClick,
  dialog: showAsModal,
  'estimate-form': enhanceLazily(() => import('./estimate/estimate-form')),
  favorites: changeFavoritesInPlace,
  'filters-in-place': enhanceOnFocus(() => import('./filters-in-place')),
  interscroller: openInterscroller,
  'keep-in-storage': enhanceLazily(() => import('./keep-in-storage')),
  'loan-calculator': enhanceLazily(() => import('./loan/loan-calculator')),
  'loan-request': enhanceLazily(() => import('./loan/loan-request')),
  'notification-list': openNotificationsOnClick,
  'offline-unsupported': showIfOfflineUnsupported,
  'order-count': enhanceLazily(() => import('./order-count')),
  passkey: enhanceLazily(() => import('./passkey')),
  'pending-payment': enhanceLazily(() => import('./pending-payment')),
  photos: openPhotoOnClick,
  'pending-upload': enhanceLazily(() => import('./pending-upload')),
  'phone-code': enhanceLazily(() => import('./phone-code')),
  'possible-deals': enhanceLazily(() => import('./possible-deals')),
  'print-button': showPrintButton,
  push: enhanceLazily(() => import('./push')),
  'refreshed-part': enhanceLazily(() => import('./refreshed-part')),
  'result-count': showResultCount,
  'reveal-phone': revealPhoneInPlace,
  'search-suggestions': enhanceOnFocus(() => import('./search-suggestions/search-suggestions')),
  'share-button': showShareButton,
  'submit-on-answer': enhanceLazily(() => import('./submit-on-answer')),
  'top-up-form': enhanceLazily(() => import('./top-up-form')),
  tour: openTourOnClick,
  'video-ad': loadVideoAdOnApproach,
} satisfies Record<string, Enhance>

export type EnhancementName = keyof typeof enhancements

/** Enhancements of the page as a whole. */
export const pageEnhancements = [
  ignoreSkippedTransitions,
  limitTrustedTexts,
  preventDoubleSubmit,
  replaceRejectedFormInHistory,
  returnFocusAfterDialog,
  enableOfflineReading,
]
