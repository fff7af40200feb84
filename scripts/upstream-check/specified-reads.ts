import { currentUser } from '~/upstream/accounts.server'
import { raters } from '~/upstream/appraisals.server'
import { banners } from '~/upstream/banners.server'
import { matchingStatementPage, searchRequestPage } from '~/upstream/broker-requests.server'
import { brokerPage, developerPage, topBrokers } from '~/upstream/companies.server'
import { configuration, footer, navBadges } from '~/upstream/content.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { filterParameters } from '~/upstream/filter-parameters.server'
import { mortgage } from '~/upstream/loans.server'
import { districtStreets, groupedStreets, streetSuggestions } from '~/upstream/locations.server'
import { mapData, statementParcel } from '~/upstream/map.server'
import { measurements } from '~/upstream/measurements.server'
import { notificationPage, unseenNotifications } from '~/upstream/notifications.server'
import { savedCards } from '~/upstream/payments.server'
import { projectPage } from '~/upstream/projects.server'
import { activePackages, serviceList, servicePackages } from '~/upstream/services.server'
import { statementCount, statementList } from '~/upstream/statements.server'
import { accountEndpoints } from '~contract/endpoints/accounts'
import { appraisalEndpoints } from '~contract/endpoints/appraisals'
import { companyEndpoints } from '~contract/endpoints/companies'
import { contentEndpoints } from '~contract/endpoints/content'
import { loanEndpoints } from '~contract/endpoints/loans'
import { notificationEndpoints } from '~contract/endpoints/notifications'
import { paymentEndpoints } from '~contract/endpoints/payments'
import { searchRequestEndpoints } from '~contract/endpoints/search-requests'
import { serviceEndpoints } from '~contract/endpoints/services'
import { statementEndpoints } from '~contract/endpoints/statements'
import { streetEndpoints } from '~contract/endpoints/streets'
import { TBILISI_ID } from '~contract/locations'
import { SERVICE_KEYS } from '~contract/services'
import { type CheckedCall, defineChecks } from './checked-call'

const read = defineChecks({ isSpecified: true, isWrite: false })
const firstPage = new URLSearchParams({ page: '1' })

export const specifiedReads: readonly CheckedCall[] = [
  read(contentEndpoints.footer, footer),
  read(contentEndpoints.configuration, configuration),
  read(contentEndpoints.badges, navBadges([1])),
  read(contentEndpoints.banners, banners),
  read('GET (filter parameters)', filterParameters),
  read(statementEndpoints.parameters, statementParameters),
  read(statementEndpoints.list, statementList(new URLSearchParams({ page: '1' })), ({ cards }) => ({
    statementId: cards[0]?.id,
    newFavoriteId: cards[0]?.id,
  })),
  read(statementEndpoints.count, statementCount(new URLSearchParams())),
  read(statementEndpoints.mapData, mapData(new URLSearchParams({ zoom: '10' }))),
  read(statementEndpoints.parcel, ({ statementId }) => statementId && statementParcel(statementId)),
  read(
    streetEndpoints.districtStreets,
    ({ districtId }) => districtId && districtStreets(districtId),
    ([street]) => ({ streetId: street?.id }),
  ),
  read(streetEndpoints.groupedStreets, ({ streetId }) => streetId && groupedStreets([streetId])),
  read(streetEndpoints.streets, streetSuggestions('ვაჟა', TBILISI_ID)),
  read(companyEndpoints.brokers, brokerPage(firstPage), ({ rows: [broker] }) => ({
    brokerKey: broker?.key,
    brokerId: broker?.id,
  })),
  read(companyEndpoints.topBrokers, topBrokers('month', 1)),
  read(companyEndpoints.developers, developerPage(firstPage), ({ rows: [developer] }) => ({
    developerKey: developer?.key,
  })),
  read(companyEndpoints.projects, projectPage(firstPage), ({ rows: [project] }) => ({
    projectKey: project?.key,
  })),
  read(serviceEndpoints.list, serviceList),
  ...SERVICE_KEYS.filter((key) => key !== 'measure-service').map((key) =>
    read({ ...serviceEndpoints.packages, path: `services/types/${key}` }, servicePackages(key)),
  ),
  read(appraisalEndpoints.raters, raters),
  read(loanEndpoints.mortgage, mortgage),
  read(accountEndpoints.currentUser, currentUser, ({ firstName }) => ({ firstName })),
  read(serviceEndpoints.activePackages, activePackages),
  read(paymentEndpoints.cards, savedCards),
  read(notificationEndpoints.unseen, unseenNotifications),
  read(notificationEndpoints.list, notificationPage(1, { unseenOnly: false }), ({ notifications }) => ({
    seenNotification: notifications.find(({ seen }) => seen)?.uuid,
  })),
  read(searchRequestEndpoints.matches, matchingStatementPage(firstPage)),
  read(searchRequestEndpoints.list, searchRequestPage(firstPage)),
  read(serviceEndpoints.measurements, measurements),
]
