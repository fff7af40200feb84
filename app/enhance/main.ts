import { offerActs } from './acts'
import { takeTurns } from './banners'
import { countOnButton } from './count'
import { upgradeDialog } from './dialog'
import { awaitFilm } from './film/await'
import { hideHeaderOnScroll } from './header'
import { openInterscroller } from './interscroller'
import { keepInPlace } from './keeping'
import { closeMenus } from './menus'
import { countNews } from './notifications'
import { readOffline } from './offline'
import { markPending } from './pending'
import { leaveMistakesBehind } from './returned'
import { offerTour } from './tour/offer'

// The one module of plain pages: each line makes something smoother that works without it. Pages that show nothing of
// a kind pay only for the look-up.
hideHeaderOnScroll()
closeMenus()
upgradeDialog()
keepInPlace()
markPending()
leaveMistakesBehind()
countOnButton()
offerActs()
countNews()
readOffline()
openInterscroller()
awaitFilm()
takeTurns()
offerTour()
if (document.querySelector('[data-estimate]')) import('./estimate').then(({ easeEstimate }) => easeEstimate())
if (document.querySelector('[data-waiting]')) import('./payment').then(({ awaitPayment }) => awaitPayment())

// The mortgage has more to make smoother than any other part, and is open on few pages.
if (document.querySelector('[data-loan], [data-request], [data-closes]')) import('./loan')
