import express, { type Express, Router } from 'express'
import type pg from 'pg'
import type { Logger } from 'pino'
import { addCompanyNumberLead, addNumberLead } from '~backend/account-leads/add-number-lead'
import { accountLeadRoutes } from '~backend/account-leads/routes'
import { accountTaskRoutes } from '~backend/account-tasks/routes'
import { respondToBrokerRequest } from '~backend/agents/invitations'
import { agentRoutes } from '~backend/agents/routes'
import { askingPriceRoutes } from '~backend/asking-prices/routes'
import { accountRoutes } from '~backend/auth/routes'
import { sessionRoutes } from '~backend/auth/session-routes'
import { companyPhoneRoutes } from '~backend/companies/phone-routes'
import { companyRoutes } from '~backend/companies/routes'
import { comparisonRoutes } from '~backend/comparisons/routes'
import { callRequestRoutes } from '~backend/contact/call-request-routes'
import { contactRoutes } from '~backend/contact/message-routes'
import { contentRoutes } from '~backend/content/routes'
import { countConversations } from '~backend/conversations/list-conversations'
import type { InboundMailSettings } from '~backend/conversations/reply-addresses'
import { conversationRoutes } from '~backend/conversations/routes'
import { estimateRoutes } from '~backend/estimate/routes'
import { dynamicFormRoutes } from '~backend/forms/dynamic/routes'
import { questionnaireRoutes } from '~backend/forms/questionnaires/routes'
import { removeSentFiles } from '~backend/forms/sent-files'
import type { GetAddressIndex } from '~backend/geocoding/address-index'
import { createAddressLocalizer, type LocalizeAddress } from '~backend/geocoding/localize-address'
import { geocodingRoutes } from '~backend/geocoding/routes'
import { ownAccountRoutes } from '~backend/identity/account-routes'
import { createCommonPasswordCheck } from '~backend/identity/common-passwords'
import type { IdentityContext } from '~backend/identity/context'
import { emailRoutes } from '~backend/identity/email-routes'
import { passkeyRoutes } from '~backend/identity/passkeys/routes'
import { recoveryRoutes } from '~backend/identity/recovery-routes'
import { identityRoutes } from '~backend/identity/routes'
import { loanRoutes } from '~backend/loans/routes'
import { locationRoutes } from '~backend/locations/routes'
import type { LimitedChannels } from '~backend/messages/channels'
import { messageSettingsRoutes } from '~backend/messages/routes'
import type { NotificationResponders } from '~backend/notifications/respond-to-notification'
import { notificationRoutes } from '~backend/notifications/routes'
import { paymentCallbackRoutes } from '~backend/payments/callbacks'
import type { PaymentContext } from '~backend/payments/payment-context'
import { paymentRoutes } from '~backend/payments/routes'
import { emailCodeRoutes } from '~backend/phone-codes/email-code-routes'
import { phoneCodeRoutes } from '~backend/phone-codes/routes'
import { authenticate } from '~backend/platform/auth/authenticate'
import { createPrimaryReads, type ReadLong } from '~backend/platform/db/long-reads'
import { errorHandler, notFoundHandler } from '~backend/platform/http/errors'
import { joinRoutes } from '~backend/platform/http/join-routes'
import { requestLog } from '~backend/platform/http/request-log'
import { requireWebsiteKey } from '~backend/platform/http/website-key'
import type { DescribePicture } from '~backend/platform/pictures'
import { profileRoutes } from '~backend/profile/routes'
import { projectRoutes } from '~backend/projects/routes'
import { publicProfileRoutes } from '~backend/public-profiles/routes'
import { removePictures } from '~backend/public-profiles/uploaded-pictures'
import { sameHomeRoutes } from '~backend/same-homes/routes'
import type { PushSettings } from '~backend/saved-searches/push-job'
import { savedSearchRoutes } from '~backend/saved-searches/routes'
import { suggestionRoutes } from '~backend/search/suggestions/routes'
import { respondToMatch } from '~backend/search-requests/accept-match'
import { respondToContactRequest } from '~backend/search-requests/contact-request-response'
import { describeSearchRequests } from '~backend/search-requests/describe-search-requests'
import { searchRequestRoutes } from '~backend/search-requests/routes'
import { appraisalRoutes } from '~backend/services/appraisals/routes'
import { corporateRequestRoutes } from '~backend/services/corporate-requests/routes'
import { measurementRoutes } from '~backend/services/measuring/routes'
import { registryRoutes } from '~backend/services/public-registry/routes'
import { serviceRoutes } from '~backend/services/routes'
import { encodeMessagePicture } from '~backend/statement-drafts/photos/encode-message-picture'
import type { PhotoContext } from '~backend/statement-drafts/photos/receive-photo'
import type { ParseImportFile } from '~backend/statement-imports/import-thread'
import { statementQualityRoutes } from '~backend/statement-quality/routes'
import { auctionRoutes } from '~backend/statements/auctions/routes'
import { mapRoutes } from '~backend/statements/map-routes'
import { phoneRevealRoutes } from '~backend/statements/phone/routes'
import { reportRoutes } from '~backend/statements/reports/routes'
import { statementRoutes } from '~backend/statements/routes'
import { sitemapRoutes } from '~backend/statements/sitemap-routes'
import { userListRoutes } from '~backend/statements/user-lists/routes'
import { stayRoutes } from '~backend/stays/routes'
import { trustRoutes } from '~backend/trust/routes'
import { viewingRoutes } from '~backend/viewings/routes'
import { walkingRoutes } from '~backend/walking/routes'
import type { FindArea } from '~backend/walking/walking-areas'
import type { MeasureWalks } from '~backend/walking/walks'
import { watchedPriceRoutes } from '~backend/watched-prices/routes'
import type { ReviewMode } from '~contract/draft-reviews'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { createApiContext } from './api-context'
import { operatorRoutes } from './operator-routes'
import { ownerStatementRoutes } from './owner-statement-routes'
import { stopGuestEmails } from './stop-guest-emails'

export type ApiOptions = {
  /** Key of notifications in browsers. Default: none are offered. */
  push?: PushSettings | undefined
  /** URL of the auction site linked from lots. Undefined: no lots. */
  auctionUrl: string | undefined
  /** Folder of the house numbers (backend/geocoding/houses). */
  houseFolder: string
  /** File of common passwords (backend/identity/common-passwords). */
  commonPasswordFile: string
  uploadFolder: string
  photos: Omit<PhotoContext, 'pool'>
  reviewMode: ReviewMode
  /** Folder of files uploaded with forms; never served. */
  formFileFolder: string
  messageChannels: LimitedChannels
  identity: Pick<IdentityContext, 'site'>
  findWalkingArea: FindArea
  measureWalks: MeasureWalks
  /** Parses an import file in a worker thread, so that requests are not blocked. */
  parseImportFile: ParseImportFile
  paymentContext: PaymentContext
  describePicture: DescribePicture
  /** Runs long reads. Default: the pool. */
  readLong?: ReadLong | undefined
  /** Settings of replies by email. Default: off. */
  inboundMail?: InboundMailSettings | undefined
  /** Routes for callers that have no website key. */
  keylessRoutes?: Router | undefined
}

const NOTIFICATION_RESPONDERS: NotificationResponders = {
  [NOTIFICATION_KIND.broker_request]: respondToBrokerRequest,
  [NOTIFICATION_KIND.check_clients]: respondToMatch,
  [NOTIFICATION_KIND.client_numbers]: respondToContactRequest,
}

interface Api {
  app: Express
  localizeAddress: LocalizeAddress
  getAddressIndex: GetAddressIndex
  /** Resolves once the statements are in memory, or cannot be. */
  searchLoaded: Promise<void>
}

export function createApi(pool: pg.Pool, log: Logger, options: ApiOptions): Api {
  const {
    auctionUrl,
    uploadFolder,
    photos,
    formFileFolder,
    messageChannels,
    paymentContext,
    describePicture,
  } = options
  const readLong = options.readLong ?? createPrimaryReads(pool)
  const context = createApiContext(pool, log, { ...options, readLong })
  const { streetFinder, getGazetteer, getAddressIndex, priceMedians, replyTimes, toViewerCards } = context
  const { search, parseSearchText, createFetchCards } = context
  const searchParts = { search, parseSearchText, createFetchCards }
  const identityContext = createIdentityContext(pool, log, options)
  const { reviewMode, parseImportFile } = options
  const localizeAddress = createAddressLocalizer(getAddressIndex)
  const publication = { mode: reviewMode, localizeAddress }
  const shown = { priceMedians, replyTimes, describePicture }
  const writing = { photos, publication, getAddressIndex, parseImportFile, toViewerCards, shown }
  const app = express()
  // The extended parser is off: http/query reads the several spellings of lists on the wire.
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple')
  app.use(requestLog(log))
  app.use('/callbacks/payments', paymentCallbackRoutes(paymentContext))
  app.use(options.keylessRoutes ?? Router())
  app.use(requireWebsiteKey, authenticate(pool))

  app.use(
    '/api',
    joinRoutes(
      phoneRevealRoutes(pool, addNumberLead),
      userListRoutes(pool, toViewerCards),
      auctionRoutes(pool, { ...searchParts, auctionUrl }),
      mapRoutes(pool, search, parseSearchText),
      sitemapRoutes(readLong),
      statementRoutes(pool, log, { ...searchParts, ...shown, auctionUrl }),
      accountRoutes(pool),
      accountTaskRoutes(pool),
      sessionRoutes(pool, log),
      notificationRoutes(pool, NOTIFICATION_RESPONDERS, countConversations),
      savedSearchRoutes(pool, parseSearchText, options.push),
      locationRoutes(pool, streetFinder, getGazetteer),
      geocodingRoutes(getAddressIndex),
      walkingRoutes(options.findWalkingArea, options.measureWalks),
      suggestionRoutes(pool, getGazetteer),
      contentRoutes(pool, { search, parseSearchText, describePicture }),
      companyRoutes(pool, log, describePicture),
      companyPhoneRoutes(pool, addCompanyNumberLead),
      projectRoutes(pool, describePicture),
      trustRoutes(pool, options.reviewMode),
      statementQualityRoutes(pool),
      askingPriceRoutes(pool),
      sameHomeRoutes(pool, toViewerCards),
      comparisonRoutes(pool),
      reportRoutes(pool),
      conversationRoutes(pool, {
        toViewerCards,
        describeSearchRequests,
        encodePicture: (content) => encodeMessagePicture(photos, content),
        replies: options.inboundMail,
      }),
      viewingRoutes(pool),
      watchedPriceRoutes(pool),
      stayRoutes(pool),
      accountLeadRoutes(pool),
      callRequestRoutes(pool),
      contactRoutes(pool),
      messageSettingsRoutes(pool, stopGuestEmails),
      loanRoutes(pool),
      estimateRoutes(pool),
      serviceRoutes(pool),
      measurementRoutes(pool),
      appraisalRoutes(pool),
      corporateRequestRoutes(pool),
      registryRoutes(pool),
      paymentRoutes(paymentContext),
      agentRoutes(pool, messageChannels),
      identityRoutes(identityContext),
      ownAccountRoutes(identityContext),
      emailRoutes(identityContext),
      recoveryRoutes(identityContext),
      passkeyRoutes(identityContext),
      phoneCodeRoutes(pool, messageChannels, log),
      emailCodeRoutes(pool, messageChannels, log),
      searchRequestRoutes(pool, toViewerCards),
      publicProfileRoutes(pool, uploadFolder, describePicture),
      profileRoutes(pool, messageChannels, log),
      ownerStatementRoutes(pool, writing),
      dynamicFormRoutes(pool, formFileFolder),
      questionnaireRoutes(pool),
      operatorRoutes(paymentContext, photos, localizeAddress, options.inboundMail),
    ),
  )
  app.use(notFoundHandler, errorHandler(log))
  return { app, localizeAddress, getAddressIndex, searchLoaded: context.searchLoaded }
}

function createIdentityContext(
  pool: pg.Pool,
  log: Logger,
  { messageChannels, commonPasswordFile, uploadFolder, formFileFolder, identity }: ApiOptions,
): IdentityContext {
  return {
    pool,
    log,
    channels: messageChannels,
    isCommonPassword: createCommonPasswordCheck(commonPasswordFile),
    removeFiles: ({ pictures, formFiles }) =>
      Promise.all([removePictures(uploadFolder, pictures), removeSentFiles(formFileFolder, formFiles)]),
    ...identity,
  }
}
