import type { Locator, Page } from './test-base'
import { createTranslator, languages } from './translations'

/** Page, or the part of it that is searched. */
type Scope = Page | Locator

/** Matches all of a message in any language; placeholders match any text. */
export function inAnyLanguage(...keys: string[]): RegExp {
  const texts = keys.flatMap((key) => languages.map((language) => createTranslator(language)(key)))
  const patterns = texts.map((text) =>
    text
      .split(/\{\{.+?\}\}/)
      .map(escapePattern)
      .join('.+'),
  )
  return new RegExp(`^(?:${patterns.join('|')})$`)
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

// Layout

export const siteHeader = (scope: Scope) => scope.locator('header[data-enhance=sticky-header]')

/** Links above the header on pages with the full layout. */
export const topStrip = (scope: Scope) => siteHeader(scope).locator('.strip')

export const mobileMenu = (page: Page) =>
  page
    .locator('header details')
    .filter({ has: page.locator('summary', { hasText: inAnyLanguage('layout.menu') }) })

/** Columns of links in the footer. */
export const linkColumns = (scope: Scope) => scope.locator('footer .columns')

/** Groups of links in the footer, without services and help. */
export const footerGroups = (scope: Scope) => linkColumns(scope).locator('> :not(.help)')

/** Last row of the footer. */
export const footerEnd = (scope: Scope) => scope.locator('footer .end')

/** Contact menu in a corner of the page. */
export const supportLauncher = (page: Page) =>
  page.locator('details').filter({ has: page.getByLabel(inAnyLanguage('support.open')) })

/** Advertisement in a place of the layout or of a text. */
export const adBanner = (scope: Scope, place: 'header' | 'footer' | 'in_article' | 'interscroller') =>
  scope.getByRole('complementary', { name: inAnyLanguage(`banners.places.${place}`) })

export const videoAdvert = (scope: Scope) =>
  scope.getByRole('complementary', { name: inAnyLanguage('banners.places.video_ad') })

/** Messages to the visitor: results of an action, warnings and notes. */
export const notices = (scope: Scope) => scope.locator('.flash')

export const badges = (scope: Scope) => scope.locator('.badge')

/** Pictures of people and companies, or their initials. */
export const avatars = (scope: Scope) => scope.locator('.avatar')

/** Content of the page between its margins. */
export const contentColumn = (scope: Scope) => scope.locator('main.wrap, main .wrap')

export const chatWidget = (scope: Scope) => scope.locator('dialog.chat-widget')

/** Halves of an article around the advertisement. */
export const articleTexts = (scope: Scope) => scope.locator('.article-text')

/** Texts in the language in which they were typed, such as names of owners. */
export const foreignTexts = (scope: Scope) => scope.locator('.owner b, .own-words, body [lang]')

/** Links to the other pages of a list. */
export const pageLinks = (scope: Scope) =>
  scope.getByRole('navigation', { name: inAnyLanguage('ui.pages.label') }).getByRole('link')

// Statements in lists

/** Cards of statements, or rows of the user's own statements. */
export const statementCards = (scope: Scope) => scope.locator('[id^=card-]')

/** Cards of a list, such as the results of a search, without those of other blocks of the page. */
export const listedCards = (scope: Scope) => scope.locator('ol [id^=card-]')

/** Title of a card. */
export const cardTitle = (card: Scope) => card.getByRole('heading')

/** Links of cards to their statements. */
export const cardLinks = (within: Locator) => cardTitle(within).getByRole('link')

/** Prices of cards, the visitor's currency first. */
export const cardPrices = (within: Locator) => within.locator('.money')

/** Street, neighbourhood and facts of a card. */
export const cardPlace = (card: Locator) => card.locator('.facts')

/** Photo of a card, or what stands for it. */
export const cardPhoto = (card: Locator) => card.locator('.photo')

/** Number of photos of a card, or which one is shown. */
export const photoCount = (scope: Scope) => scope.locator('.many')

/** Photos of a card, side by side once a visitor swipes. */
export const photoStrip = (card: Locator) => card.locator('.card-photos')

export const photoArrow = (card: Locator, way: 'previous' | 'next') => card.locator(`.arrow.${way}`)

/** Logos of owners on cards. */
export const ownerPicture = (scope: Scope) => scope.locator('.owner-picture')

/** Buttons that add a statement to the favourites or remove it. */
export const hearts = (scope: Scope) => scope.locator('[form=keeping][aria-pressed]')

export const hideButton = (scope: Scope) => scope.locator('button[name=hide]')

/** Button of a hidden statement, with its title. */
export const unhideButton = (scope: Scope) => scope.locator('button[name=show]')

/** Links to the mortgage calculator with the monthly payment of a statement. */
export const monthlyPayment = (scope: Scope) => scope.locator('a[href*="take_loan="]')

// Search

/** Chips of the filters in use; a press removes one. */
export const filterChips = (scope: Scope) => scope.locator('.results-intro > .chips').first().locator('.chip')

/** Summary of a group of filters. */
export const filterDrawer = (scope: Scope, part: 'deal' | 'place' | 'price' | 'rooms' | 'area' | 'more') =>
  scope.locator(`#part-${part} > summary`)

/** Button that shows the results of the filters. */
export const showResults = (scope: Scope) => scope.locator('#filters [data-show]')

/** Link from the list to the map or back. */
export const viewSwitch = (scope: Scope) => scope.locator('.view-switch')

/** Heading, count and filters above the results. */
export const resultsIntro = (scope: Scope) => scope.locator('.results-intro')

/** Count of the results and controls beside it. */
export const resultsHead = (scope: Scope) => scope.locator('.results-head')

/** Searches with one filter fewer, offered instead of results. */
export const relaxedSearches = (scope: Scope) => scope.locator('.relaxed li')

/** Answers, buttons and headings of the simplified search, without the results. */
export const questionTexts = (scope: Scope) =>
  scope.locator('main :is(.answer, .btn, .summary dd, .ready a, h1, h2)')

// Page of a statement

export const priceBox = (scope: Scope) => scope.locator('.price-box')
export const ownerCard = (scope: Scope) => scope.locator('.owner')

/** Price and phone number at the lower edge of a phone. */
export const callBar = (scope: Scope) => scope.locator('.call-bar')

/** Number, day and views of a statement. */
export const statementMeta = (scope: Scope) => scope.locator('.statement .meta')

/** Area, rooms and floor. */
export const keyFacts = (scope: Scope) => scope.locator('.keys')

export const detailSection = (scope: Scope) => scope.locator('.details')

/** Facts under the heading of details. */
export const detailFacts = (scope: Scope) => detailSection(scope).locator('dl')

/** Paragraphs of the description. */
export const descriptionParts = (scope: Scope) => scope.locator('.prose > *')

export const amenities = (scope: Scope) => scope.locator('.amenities > *')

/** Address of the page on paper. */
export const printedUrl = (scope: Scope) => scope.locator('.on-paper')

export const similarStatements = (scope: Scope) => scope.locator('.similar')

/** Links to services for statements. */
export const serviceLinks = (scope: Scope) => scope.locator('.service-list a')

/** Doors to other rooms in a 3D tour. */
export const tourDoors = (scope: Scope) => scope.locator('.tour-door')

/** Mortgage calculator, once script recalculates it. */
export const liveCalculator = (scope: Scope) => scope.locator('.calc.live')

export const loanResult = (scope: Scope) => scope.locator('.calc .output')

// Account and desk

/** Messages of a conversation. */
export const conversationMessages = (scope: Scope) => scope.locator('.conversation-messages > li')

/** Entries of a list of notifications. */
export const notificationRows = (scope: Scope) => scope.locator('.notes > li')

/** Entries of a list of the desk. */
export const deskRows = (scope: Scope) => scope.locator('.leads > li')

/** Rows of a plain list of links and buttons. */
export const plainRows = (scope: Scope) => scope.locator('.rows > li')

/** Orders of services in the account. */
export const orderedServices = (scope: Scope) => scope.locator('.ordered > li')

/** Rows of days in a statement's statistics, the latest first. */
export const dayRows = (scope: Scope) => scope.locator('.statistics details tbody tr')

/** Photos of a draft. */
export const draftPhotos = (scope: Scope) => scope.locator('.draft-photos > li')

/** Fields of a draft that share a row with a field. */
export const fieldRow = (page: Page, name: string) =>
  page.locator('.draft-grid', { has: page.locator(`[name=${name}]`) })

/** Prices of services for the user's own statements. */
export const ownPrices = (scope: Scope) => statementCards(scope).locator('.cost')

/** Buttons and links of the user's own statements. */
export const ownActions = (scope: Scope) => statementCards(scope).locator('.actions')

/** Parts of the estimate form once script has enhanced them. */
export const liveEstimateForm = (scope: Scope) => scope.locator('[data-enhance=estimate-form][data-live]')

// Map

/** Map beside the results of a search. */
export const mapView = (scope: Scope) => scope.locator('.map-view')

/** Movable map, once it covers the drawn one. */
export const liveMap = (scope: Scope) => scope.locator('.map-view[data-live]')

/** Layer of the movable map. */
export const mapLayer = (scope: Scope) => scope.locator('.map-live')

/** Selector for scripts in the page. */
export const MAP_CANVAS = '.map-live canvas'
export const mapCanvas = (scope: Scope) => scope.locator(MAP_CANVAS)

/** Map with the list beside it; busy while another view loads. */
export const mapLayout = (scope: Scope) => scope.locator('.on-map')

/** Note on the map about missing parts. */
export const mapNote = (scope: Scope) => scope.locator('.map-note')

/** Selector for scripts in the page. */
export const MAP_GROUND = 'img.map-ground'

/** Picture under the marks of a drawn map. */
export const mapGround = (scope: Scope) => scope.locator(MAP_GROUND)

export const mapCredits = (scope: Scope) => scope.locator('.map-by')

/** Links that zoom and move the map. */
export const mapSteps = (scope: Scope) =>
  scope.getByRole('navigation', { name: inAnyLanguage('map.controls') }).getByRole('link')

/** Rows of statements beside the map. */
export const openSheetLink = (scope: Scope) => scope.locator('.open-sheet')
export const mapRows = (scope: Scope) => scope.locator('.map-rows > li')

/** Preview of a statement on the map. */
export const mapPreview = (scope: Scope) => mapView(scope).getByRole('article')

/** Marks on the map, drawn by the server. */
export const drawnMap = (scope: Scope) =>
  scope.getByRole('group', { name: inAnyLanguage('map.label'), includeHidden: true })

export const drawnMarks = (scope: Scope) => drawnMap(scope).locator('a')

/** Marks on the movable map. */
export const liveMarks = (scope: Scope) => scope.locator('.live-mark')

/** Visible marks of whichever map is shown. */
export const mapMarks = (page: Page) => drawnMarks(page).or(liveMarks(page)).filter({ visible: true })

/** Marks of one statement. */
export const pinMarks = (marks: Locator) => marks.filter({ has: marks.page().locator('.m-p') })

/** Marks of several statements. */
export const clusterMarks = (marks: Locator) => marks.filter({ has: marks.page().locator('.m-c') })

/** Invisible areas around marks that react to a press. */
export const pressAreas = (marks: Locator) => marks.locator('.m-hit')

/** Visible shape of a pin. */
export const pinShape = (pin: Locator) => pin.locator('.m-p')

/** Searched area on the drawn map. */
export const drawnArea = (scope: Scope) => scope.locator('path.m-area')

/** Corners of the area that is being drawn. */
export const areaCorners = (scope: Scope) => scope.locator('.m-corner')

/** Form for drawing an area or choosing a walking area. */
export const drawForm = (scope: Scope) => scope.locator('#draw-area')

/** Line of a finger or mouse that draws an area. */
export const drawnStroke = (scope: Scope) => scope.locator('.map-stroke path[d]')

/** Links to the whole city, a walking area and drawing. */
export const mapActions = (scope: Scope) => scope.locator('.map-actions > a')

/** Controls on the map and beside it. */
export const mapControls = (page: Page) =>
  mapActions(page)
    .or(mapSteps(page))
    .or(drawForm(page).locator('a, button'))
    .or(openSheetLink(page))
    .or(mapPreview(page).getByRole('link'))

/** Marks of the map as a list. */
export const listedMarks = (scope: Scope) => scope.locator('.map-links li')

/** Map on which a pin is put. */
export const pinMap = (scope: Scope) => scope.locator('.pin-map')

/** Mark of a statement's or company's place. */
export const placeMark = (scope: Scope) => scope.locator('.m-place')

/** Circle around it. */
export const placeHalo = (scope: Scope) => scope.locator('.m-halo')

/** Outline of a plot from the registry. */
export const landOutline = (scope: Scope) => scope.locator('.m-parcel')

/** Selectors of parts that differ between visits, or after other tests. */
export const CHANGING_PARTS = {
  cards: '[id^=card-], .card',
  cardTitles: '[id^=card-] :is(h2, h3) a',
  others: 'aside.banner, #footer, body > header, .vip-row, .company-shelf, .recent, dialog ~ *',
}
