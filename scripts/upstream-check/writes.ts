import { randomUUID } from 'node:crypto'
import { expiredSessionLogout, logout } from '~/upstream/accounts.server'
import { inviteAgents } from '~/upstream/agents.server'
import { createAppraisalRequest, requestCompanyAppraisalCall } from '~/upstream/appraisals.server'
import { createCallRequest } from '~/upstream/call-requests.server'
import { revealCompanyPhone } from '~/upstream/companies.server'
import { sendContactMessage } from '~/upstream/contact.server'
import { sendOwnerMessage } from '~/upstream/conversations.server'
import { estimatePrice } from '~/upstream/estimate.server'
import { addFavorites, hideStatements, removeFavorites, unhideStatements } from '~/upstream/favorites.server'
import { createLoanRequest, createPartnerLead } from '~/upstream/loan-requests.server'
import { addStreet } from '~/upstream/locations.server'
import { createDifferencePayment } from '~/upstream/measurements.server'
import { markNotificationsSeen } from '~/upstream/notifications.server'
import { createTopUp, pay, redeemPromoCode } from '~/upstream/payments.server'
import { confirmPhone, sendPhoneCode } from '~/upstream/phone-codes.server'
import { confirmProfilePhone, sendProfileCode, updateProfile } from '~/upstream/profile.server'
import { uploadProfilePicture } from '~/upstream/public-profile.server'
import { createSearchRequest } from '~/upstream/search-request.server'
import { createOrder } from '~/upstream/services.server'
import { revealStatementPhone } from '~/upstream/statement-details.server'
import { reportStatement } from '~/upstream/statement-reports.server'
import { accountEndpoints } from '~contract/endpoints/accounts'
import { appraisalEndpoints } from '~contract/endpoints/appraisals'
import { companyEndpoints } from '~contract/endpoints/companies'
import { contactEndpoints } from '~contract/endpoints/contact'
import { conversationEndpoints } from '~contract/endpoints/conversations'
import { estimateEndpoints } from '~contract/endpoints/estimates'
import { favoriteEndpoints } from '~contract/endpoints/favorites'
import { formEndpoints } from '~contract/endpoints/forms'
import { loanEndpoints } from '~contract/endpoints/loans'
import { notificationEndpoints } from '~contract/endpoints/notifications'
import { orderEndpoints } from '~contract/endpoints/orders'
import { ownStatementEndpoints } from '~contract/endpoints/own-statements'
import { paymentEndpoints } from '~contract/endpoints/payments'
import { phoneCodeEndpoints } from '~contract/endpoints/phone-codes'
import { agentEndpoints, profileEndpoints } from '~contract/endpoints/profile'
import { searchRequestEndpoints } from '~contract/endpoints/search-requests'
import { serviceEndpoints } from '~contract/endpoints/services'
import { statementEndpoints } from '~contract/endpoints/statements'
import { streetEndpoints } from '~contract/endpoints/streets'
import { TBILISI_ID } from '~contract/locations'
import { SERVICE_KEYS } from '~contract/services'
import type { ReportReason } from '~contract/statements'
import { type CheckedCall, defineChecks, leaveOut } from './checked-call'

const write = defineChecks({ isSpecified: true, isWrite: true })

const furtherWrite = defineChecks({ isSpecified: false, isWrite: true })

const key = randomUUID()

/** Terms on which no bank lends. */
const NO_LOAN = {
  bankId: 0,
  currencyId: 0,
  price: 0,
  downPayment: 0,
  months: 0,
  ratePercent: 0,
  onlyFromDeveloper: true,
  statementId: undefined,
  key,
}

const NOBODY = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  personalNumber: '',
  confirmation: undefined,
  answers: {},
}

const ORDINARY_FLAT = {
  cityId: TBILISI_ID,
  realEstateTypeId: 1,
  urbanId: 38,
  statusId: 2,
  projectTypeId: 1,
  conditionId: 1,
  area: 60,
  floor: 3,
  totalFloors: 9,
  rooms: 2,
  balconies: 0,
  balconyArea: 0,
  hasElevator: true,
  place: { latitude: 41.7093, longitude: 44.7651 },
}

const NO_SEARCH = {
  name: '',
  phone: '',
  phoneProof: undefined,
  dealId: 0,
  typeId: 0,
  cityId: 0,
  districtId: undefined,
  priceFrom: undefined,
  priceTo: undefined,
  currencyId: 0,
  areaFrom: undefined,
  areaTo: undefined,
  roomTypeIds: [],
  comment: '',
  key,
}

const NO_ORDER = { packageId: 0, statementIds: [], fields: {}, key }

/**
 * Calls that write. Changes are undone; everything else is sent incomplete, so that an API rejects it and
 * nothing happens.
 */
export const writes: readonly CheckedCall[] = [
  write(
    favoriteEndpoints.add,
    ({ newFavoriteId, favoriteIds }) =>
      newFavoriteId && favoriteIds && !favoriteIds.includes(newFavoriteId) && addFavorites([newFavoriteId]),
    () => ({ hasAddedFavorite: true }),
  ),
  furtherWrite(
    favoriteEndpoints.remove,
    ({ newFavoriteId, hasAddedFavorite }) =>
      hasAddedFavorite && newFavoriteId && removeFavorites([newFavoriteId]),
  ),
  write(
    favoriteEndpoints.hide,
    ({ statementId }) => statementId && hideStatements([statementId]),
    () => ({ hasHidden: true }),
  ),
  furtherWrite(
    favoriteEndpoints.unhide,
    ({ statementId, hasHidden }) => hasHidden && statementId && unhideStatements([statementId]),
  ),
  write(
    notificationEndpoints.markSeen,
    ({ seenNotification }) => seenNotification && markNotificationsSeen([seenNotification], { seen: true }),
  ),
  write(
    statementEndpoints.revealPhone,
    ({ statementUuid }) => statementUuid && revealStatementPhone(statementUuid),
  ),
  write(companyEndpoints.revealPhone, ({ brokerId }) => brokerId && revealCompanyPhone('broker', brokerId)),
  write(estimateEndpoints.estimate, estimatePrice(ORDINARY_FLAT)),
  write(profileEndpoints.update, ({ firstName }) => firstName && updateProfile({ first_name: firstName })),
  write(contactEndpoints.requestCall, createCallRequest({ name: '', phone_number: '', comment: '' }, key)),
  write(phoneCodeEndpoints.sendProfileCode, sendProfileCode('')),
  write(phoneCodeEndpoints.confirmProfilePhone, confirmProfilePhone('', '')),
  write(phoneCodeEndpoints.send, sendPhoneCode('', key)),
  write(phoneCodeEndpoints.validate, confirmPhone('', { code: '', session: key })),
  write(loanEndpoints.request, createLoanRequest(NO_LOAN, NOBODY)),
  write(loanEndpoints.createLead, createPartnerLead(NO_LOAN, '')),
  write(streetEndpoints.addStreet, addStreet({ name: '', cityId: TBILISI_ID })),
  write(appraisalEndpoints.request, createAppraisalRequest({}, key)),
  leaveOut(appraisalEndpoints.choosePackage, 'needs a request that was made before'),
  write(appraisalEndpoints.requestCompanyCall, requestCompanyAppraisalCall('', '', key)),
  write(paymentEndpoints.redeemPromoCode, redeemPromoCode('check-upstream', key)),
  write(paymentEndpoints.topUp, createTopUp(0, key)),
  write(orderEndpoints['photographer-service'], createOrder('photographer-service', NO_ORDER)),
  write(orderEndpoints['3d-service'], createOrder('3d-service', NO_ORDER)),
  write(paymentEndpoints.pay, pay({ paymentId: 0, payWith: 'card', returnTo: '' })),
  ...SERVICE_KEYS.filter((service) => service !== '3d-service' && service !== 'photographer-service').map(
    (service) => furtherWrite(orderEndpoints[service], createOrder(service, NO_ORDER)),
  ),
  furtherWrite(serviceEndpoints.payDifference, createDifferencePayment(0, key)),
  leaveOut(paymentEndpoints.removeCard, 'would remove a card'),
  leaveOut(paymentEndpoints.setDefaultCard, 'would change which card is charged'),
  furtherWrite(
    conversationEndpoints.writeToOwner,
    ({ statementId }) =>
      statementId && sendOwnerMessage(statementId, { name: '', email: '', phone: '', message: '', key }),
  ),
  furtherWrite(
    contactEndpoints.reportStatement,
    ({ statementId }) =>
      statementId && reportStatement(statementId, { reason: '' as ReportReason, comment: '' }),
  ),
  leaveOut(conversationEndpoints.markSeen, 'would change a conversation'),
  leaveOut(conversationEndpoints.reply, 'would write to somebody'),
  leaveOut(conversationEndpoints.change, 'would change a conversation'),
  leaveOut(conversationEndpoints.report, 'would report a conversation'),
  leaveOut(ownStatementEndpoints.act, 'would change a statement'),
  furtherWrite(searchRequestEndpoints.create, createSearchRequest(NO_SEARCH)),
  furtherWrite(
    contactEndpoints.sendMessage,
    sendContactMessage({ name: '', email: '', phone: '', message: '', key }),
  ),
  furtherWrite(agentEndpoints.invite, inviteAgents([])),
  leaveOut(agentEndpoints.remove, 'would remove an agent'),
  leaveOut(searchRequestEndpoints.requestContact, 'would cost money'),
  leaveOut(notificationEndpoints.respond, 'would answer somebody'),
  furtherWrite(profileEndpoints.uploadPicture, uploadProfilePicture('photo', new Blob([]))),
  leaveOut(formEndpoints.form, 'needs the id of a form'),
  leaveOut(formEndpoints.submitForm, 'needs the id of a form'),
  leaveOut(formEndpoints.questionnaire, 'needs the id of a questionnaire'),
  leaveOut(formEndpoints.answerQuestionnaire, 'needs the id of a questionnaire'),
  leaveOut(accountEndpoints.endOtherSessions, 'would end sessions elsewhere'),
  leaveOut(accountEndpoints.endOtherSession, 'would end a session elsewhere'),
]

/** Calls that end the session of the token, so they are last. */
export const signingOut: readonly CheckedCall[] = [
  write(accountEndpoints.logout, logout),
  write(accountEndpoints.expiredSessionLogout, expiredSessionLogout),
]
