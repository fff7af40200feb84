import { upgradeDialog } from './dialog'
import { closeDropdowns } from './dropdowns'
import { enhanceFavoriteButtons } from './favorites-and-hiding'
import { hideHeaderOnScroll } from './hide-header-on-scroll'
import { openInterscroller } from './interscroller'
import { enableOfflineReading } from './offline-reading'
import { preventDoubleSubmit } from './pending-forms'
import { pollNotifications } from './poll-notifications'
import { showScriptButtons } from './print-and-share'
import { replaceRejectedFormInHistory } from './rejected-form-history'
import { showCountOnButton } from './result-count'
import { rotateBanners } from './rotate-banners'
import { openTourOnClick } from './tour/open-on-click'
import { loadVideoAdOnApproach } from './video-ad/lazy-load'

// The one module of plain pages: each line enhances something that works without it.
hideHeaderOnScroll()
closeDropdowns()
upgradeDialog()
enhanceFavoriteButtons()
preventDoubleSubmit()
replaceRejectedFormInHistory()
showCountOnButton()
showScriptButtons()
pollNotifications()
enableOfflineReading()
openInterscroller()
loadVideoAdOnApproach()
rotateBanners()
openTourOnClick()
if (document.querySelector('[data-estimate]'))
  import('./estimate-form').then(({ enhanceEstimateForm: easeEstimate }) => easeEstimate())
if (document.querySelector('[data-waiting]'))
  import('./poll-payment').then(({ pollPayment: awaitPayment }) => awaitPayment())

// The mortgage needs more script than other parts and is on few pages.
if (document.querySelector('[data-loan], [data-request], [data-closes]')) import('./loan/enhance-loan')
