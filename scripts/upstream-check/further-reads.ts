import { accountTasks } from '~/upstream/accounts.server'
import { agentPage } from '~/upstream/agents.server'
import { articleByName, articlePage } from '~/upstream/articles.server'
import { runningAuctions } from '~/upstream/auctions.server'
import { brokerAgentPage, brokerByKey, developerByKey, topDevelopers } from '~/upstream/companies.server'
import { accuracyReport } from '~/upstream/estimate-accuracy.server'
import { statementFacets } from '~/upstream/facets.server'
import { favoriteIds, favoritePage, hiddenStatementPage } from '~/upstream/favorites.server'
import { geocodeAddress, geocodePoint } from '~/upstream/geocoding.server'
import { sentLoanRequests } from '~/upstream/loan-requests.server'
import { cities, metroStations } from '~/upstream/locations.server'
import { notificationByUuid } from '~/upstream/notifications.server'
import { orderDocument } from '~/upstream/order-documents.server'
import { ownStatementPage, statementStatistics } from '~/upstream/own-statements.server'
import { balance, paymentById, paymentHistory } from '~/upstream/payments.server'
import { projectByKey } from '~/upstream/projects.server'
import { ownPublicProfile } from '~/upstream/public-profile.server'
import { availableSlots, nearestAvailableSlots, publicRegistry } from '~/upstream/public-registry.server'
import { queryInterpretation } from '~/upstream/query-interpretation.server'
import { recentEstimates } from '~/upstream/recent-estimates.server'
import { searchSuggestions } from '~/upstream/search-suggestions.server'
import { serviceOrders, servicePackages } from '~/upstream/services.server'
import { listSessions } from '~/upstream/sessions.server'
import { placeChanges, sitemapStatements } from '~/upstream/sitemap-statements.server'
import { statementById } from '~/upstream/statement-details.server'
import { similarStatements } from '~/upstream/statements.server'
import { statementTour } from '~/upstream/tours.server'
import { CURRENCY_IDS } from '~contract/currencies'
import { accountEndpoints } from '~contract/endpoints/accounts'
import { registryEndpoints } from '~contract/endpoints/appraisals'
import { companyEndpoints } from '~contract/endpoints/companies'
import { contentEndpoints } from '~contract/endpoints/content'
import { estimateEndpoints } from '~contract/endpoints/estimates'
import { favoriteEndpoints } from '~contract/endpoints/favorites'
import { geocodingEndpoints } from '~contract/endpoints/geocoding'
import { loanEndpoints } from '~contract/endpoints/loans'
import { locationEndpoints } from '~contract/endpoints/locations'
import { notificationEndpoints } from '~contract/endpoints/notifications'
import { ownStatementEndpoints } from '~contract/endpoints/own-statements'
import { paymentEndpoints } from '~contract/endpoints/payments'
import { agentEndpoints, profileEndpoints } from '~contract/endpoints/profile'
import { serviceEndpoints } from '~contract/endpoints/services'
import { statementEndpoints } from '~contract/endpoints/statements'
import { TBILISI_ID } from '~contract/locations'
import { type CheckedCall, defineChecks } from './checked-call'

const read = defineChecks({ isSpecified: false, isWrite: false })
const firstPage = new URLSearchParams({ page: '1' })
/** Centre of Tbilisi. */
const POINT = { latitude: 41.7250027, longitude: 44.7701669 }

export const furtherReads: readonly CheckedCall[] = [
  read(locationEndpoints.cities, cities, (rows) => ({
    districtId: rows.find(({ id }) => id === TBILISI_ID)?.districts[0]?.id,
  })),
  read(locationEndpoints.metroStations, metroStations),
  read(geocodingEndpoints.geocode, geocodeAddress('რუსთაველის გამზირი 1', TBILISI_ID)),
  read(geocodingEndpoints.reverseGeocode, geocodePoint(POINT)),
  read(locationEndpoints.interpretQuery, queryInterpretation('ვაკე')),
  read(locationEndpoints.searchSuggestions, searchSuggestions('ვაკ', CURRENCY_IDS.gel)),
  read(
    statementEndpoints.one,
    ({ statementId }) => statementId && statementById(statementId),
    ({ uuid }) => ({ statementUuid: uuid }),
  ),
  read(
    statementEndpoints.similar,
    ({ statementId }) => statementId && similarStatements(statementId, firstPage),
  ),
  read(statementEndpoints.tour, ({ statementId }) => statementId && statementTour(statementId)),
  read(statementEndpoints.facets, statementFacets(new URLSearchParams())),
  read(statementEndpoints.auctions, runningAuctions(firstPage)),
  read(statementEndpoints.sitemapPart, sitemapStatements(1)),
  read(statementEndpoints.placeChanges, placeChanges),
  read(companyEndpoints.broker, ({ brokerKey }) => brokerKey && brokerByKey(brokerKey)),
  read(companyEndpoints.brokerAgents, ({ brokerKey }) => brokerKey && brokerAgentPage(brokerKey, 1)),
  read(companyEndpoints.topDevelopers, topDevelopers(1)),
  read(companyEndpoints.developer, ({ developerKey }) => developerKey && developerByKey(developerKey)),
  read(companyEndpoints.project, ({ projectKey }) => projectKey && projectByKey(projectKey)),
  read(contentEndpoints.articles, articlePage(1, 1), ({ articles: [article] }) => ({
    articleName: article?.name,
  })),
  read(contentEndpoints.article, ({ articleName }) => articleName && articleByName(articleName)),
  read(
    { ...serviceEndpoints.packages, path: 'services/types/measure-service', isSpecified: undefined },
    servicePackages('measure-service'),
  ),
  read(registryEndpoints.registry, publicRegistry, ({ branches: [branch] }) => ({ branchId: branch?.id })),
  read(
    registryEndpoints.slots,
    ({ branchId }) => branchId && availableSlots(branchId, undefined),
    ({ days: [day] }) => ({ slot: day?.times[0] ? { date: day.date, time: day.times[0] } : undefined }),
  ),
  read(
    registryEndpoints.nearestSlots,
    ({ branchId, slot }) => branchId && slot && nearestAvailableSlots(branchId, slot),
  ),
  read(estimateEndpoints.accuracy, accuracyReport),
  read(estimateEndpoints.recent, recentEstimates),
  read(loanEndpoints.sent, sentLoanRequests),
  read(accountEndpoints.sessions, listSessions),
  read(accountEndpoints.tasks, accountTasks),
  read(profileEndpoints.publicProfile, ownPublicProfile),
  read(ownStatementEndpoints.list, ownStatementPage(firstPage), ({ statements: [own] }) => ({
    ownStatementId: own?.id,
  })),
  read(
    ownStatementEndpoints.statistics,
    ({ ownStatementId }) => ownStatementId && statementStatistics(ownStatementId, '30'),
  ),
  read(favoriteEndpoints.list, favoritePage(1, 20)),
  read(favoriteEndpoints.ids, favoriteIds, (ids) => ({ favoriteIds: ids })),
  read(favoriteEndpoints.hidden, hiddenStatementPage(1, 20)),
  read(
    notificationEndpoints.one,
    ({ seenNotification }) => seenNotification && notificationByUuid(seenNotification),
  ),
  read(agentEndpoints.list, agentPage('active', '', 1)),
  read(serviceEndpoints.orders, serviceOrders, (orders) => ({
    documentOrderId: orders.find(({ hasDocument }) => hasDocument)?.id,
  })),
  read(serviceEndpoints.document, ({ documentOrderId }) => documentOrderId && orderDocument(documentOrderId)),
  read(paymentEndpoints.balance, balance),
  read(paymentEndpoints.history, paymentHistory({ page: 1 }), ({ payments: [payment] }) => ({
    paymentId: payment?.id,
  })),
  read(paymentEndpoints.one, ({ paymentId }) => paymentId && paymentById(paymentId)),
]
