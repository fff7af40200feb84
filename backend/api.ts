import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express, { type Express } from 'express'
import type pg from 'pg'
import type { Logger } from 'pino'
import { agentRoutes } from './agents/routes'
import { groupedInfoRoutes, logoutRoutes } from './auth/routes'
import { callRequestRoutes } from './call-requests/routes'
import { clientRoutes } from './clients/routes'
import { contactRoutes } from './content/contact/routes'
import { contentRoutes } from './content/routes'
import { dynamicFormRoutes } from './forms/dynamic/routes'
import { questionnaireRoutes } from './forms/questionnaires/routes'
import { geocodingRoutes } from './geocoding/routes'
import { answerErrors, nothingHere } from './http/errors'
import { requestLog } from './http/request-log'
import { requireWebsiteKey } from './http/website-key'
import { loanRoutes } from './loans/routes'
import { gazetteerReader } from './locations/gazetteer'
import { PlaceNames } from './locations/place-names'
import { locationRoutes } from './locations/routes'
import { StreetFinder } from './locations/street-finder'
import { streetRoutes } from './locations/street-routes'
import { mapRoutes } from './map/routes'
import { notificationRoutes } from './notifications/routes'
import { callbackRoutes } from './payments/callbacks'
import type { Cashier } from './payments/cashier'
import { openCashier } from './payments/open-cashier'
import { paymentRoutes, promoCodeRoutes } from './payments/routes'
import { companyPhoneRoutes } from './people/phone-routes'
import { brokerRoutes, developerList, developerRoutes } from './people/routes'
import { phoneCodeRoutes } from './phone-codes/routes'
import { type SendSms, toNobody } from './phone-codes/sms'
import { faceRoutes } from './profile/face/routes'
import { profileRoutes } from './profile/routes'
import { projectRoutes } from './projects/routes'
import { SANDBOX_CHAT } from './sandbox/support/address'
import { chatTokens } from './sandbox/support/routes'
import { fulfilmentRoutes } from './services/fulfilment/routes'
import { differenceRoutes, measureRoutes } from './services/measuring/routes'
import { registryRoutes } from './services/registry/routes'
import { activePackageRoutes, orderRoutes, serviceRoutes } from './services/routes'
import { valuationOrderRoutes } from './services/valuation/routes'
import { addressRoutes } from './statements/addresses/routes'
import { SANDBOX_AUCTION } from './statements/auctions/address'
import { auctionRoutes } from './statements/auctions/routes'
import { guestCardsOf } from './statements/cards'
import { CurrentColumns } from './statements/columns/current'
import { columnSearch } from './statements/columns/search'
import { favoriteRoutes } from './statements/favorites/routes'
import { hiddenRoutes, hideRoutes } from './statements/hidden/routes'
import { messageRoutes } from './statements/messages/routes'
import { ownStatementRoutes } from './statements/own/routes'
import { phoneRoutes } from './statements/phone/routes'
import { textReader } from './statements/read-text'
import { ReadyCards } from './statements/ready-cards'
import { reportRoutes } from './statements/reports/routes'
import { statementRoutes } from './statements/routes'
import { listStatements } from './statements/store'
import { valuationRoutes } from './valuation/routes'

/** Logged once the search is as quick as it gets. */
export const COLUMNS_READ = 'the columns of statements are read'

export type ApiOptions = {
  /** The auction site that lots are linked to. */
  auctionUrl?: string | undefined
  /** Where the pictures that people send are kept. */
  uploadFolder?: string | undefined
  /** How messages reach phones. */
  sendSms?: SendSms | undefined
  /** How money is taken; without one, balances and promo codes are all there is. */
  cashier?: Cashier | undefined
}

/** The APIs of the contract, each under its base. */
export function createApi(
  pool: pg.Pool,
  log: Logger,
  {
    auctionUrl = SANDBOX_AUCTION,
    uploadFolder = join(tmpdir(), 'ezo-uploads'),
    sendSms = toNobody,
    cashier = openCashier({ pool, log }),
  }: ApiOptions = {},
): Express {
  const app = express()
  const streets = new StreetFinder(pool)
  const gazetteer = gazetteerReader(pool, streets)
  const names = new PlaceNames(pool)
  const readyCards = new ReadyCards(async (ids, locale) =>
    guestCardsOf(await listStatements(pool, names, ids, locale), locale),
  )
  const current = new CurrentColumns(pool, { onChange: (ids) => readyCards.forget(ids) })
  // The database answers meanwhile, and the next search tries again.
  current.load().then(
    () => log.info(COLUMNS_READ),
    (error: Error) => log.warn({ reason: error.message }, 'the columns cannot be read'),
  )
  const columns = columnSearch(pool, current)
  const readText = textReader(gazetteer)
  // Lists have several spellings on the wire; http/query reads them all, so Express need not.
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple')
  app.use(requestLog(log))
  app.use('/callbacks/payments', callbackRoutes(cashier))
  app.use(SANDBOX_CHAT, chatTokens())
  app.use(requireWebsiteKey)

  app.use(
    '/api/v1/microservice/statements',
    phoneRoutes(pool),
    hideRoutes(pool),
    reportRoutes(pool),
    messageRoutes(pool),
    auctionRoutes(pool, auctionUrl, readText),
    mapRoutes(pool, columns, readText),
    addressRoutes(pool),
    statementRoutes(pool, log, { columns, readyCards, names, readText }),
  )
  app.use('/api/v1/microservice/users/statements/favorites', favoriteRoutes(pool))
  app.use('/api/v1/microservice/users/statements/hidden', hiddenRoutes(pool))
  app.use('/api/v1/microservice/users/statements', ownStatementRoutes(pool))
  app.use(
    '/api/v1/microservice/locations',
    locationRoutes(pool, streets, gazetteer),
    geocodingRoutes(gazetteer),
  )
  app.use('/api/v1/microservice', groupedInfoRoutes(pool))
  app.get('/api/v1/microservice/users/company/developers', developerList(pool))
  app.use(
    '/api/v1/microservice-projects',
    activePackageRoutes(pool),
    companyPhoneRoutes(pool),
    projectRoutes(pool),
  )
  app.use('/api/v1/services', serviceRoutes(pool))
  app.use('/api/v1/public-registry', registryRoutes(pool))
  app.use('/api/v1/operator/orders', fulfilmentRoutes(pool))
  app.use('/api/v1/users/agents', agentRoutes(pool))
  app.use('/api/v1/streets', streetRoutes(pool, streets))
  app.use('/api/v1/users/validation', phoneCodeRoutes(pool, sendSms))
  app.use(
    '/api/v1',
    contentRoutes(pool, columns, readText),
    logoutRoutes(pool),
    loanRoutes(pool),
    callRequestRoutes(pool),
    contactRoutes(pool),
    clientRoutes(pool),
    dynamicFormRoutes(pool),
    questionnaireRoutes(pool),
    notificationRoutes(pool),
    faceRoutes(pool, uploadFolder),
    profileRoutes(pool, sendSms),
    valuationRoutes(pool),
    valuationOrderRoutes(pool),
    measureRoutes(pool),
    brokerRoutes(pool, log),
  )
  app.use('/api/v1/users/fill-balance/promo-code', promoCodeRoutes(cashier))
  app.use('/api/v3', developerRoutes(pool, log))
  app.use('/api/v3/payments', orderRoutes(pool), differenceRoutes(pool), paymentRoutes(cashier))
  app.use('/api/statements/locations', locationRoutes(pool, streets, gazetteer))
  app.use('/api/statements', groupedInfoRoutes(pool))

  app.use(nothingHere, answerErrors(log))
  return app
}
