export { leadAction, loadLead } from './lead.server'
export { createLeadsCsv } from './lead-csv.server'
export { loadLeads } from './lead-list.server'
export { loadLog } from './log/log.server'
export { redirectMovedPage } from './moved.server'
export { loadOrder, orderAction } from './orders/order.server'
export { loadOrders } from './orders/order-list.server'
export {
  deskPaymentAction,
  deskPaymentsAction,
  loadDeskPayment,
  loadDeskPayments,
} from './payments/payment.server'
export {
  loadDeskQuestionnaire,
  loadQuestionnaires,
  newQuestionnaireAction,
} from './questionnaires/questionnaire.server'
export { requireOperator } from './require-operator.server'
export { loadReview, reviewAction } from './reviews/review.server'
export { loadReviews } from './reviews/review-list.server'
export { loadReports } from './statements/report-list.server'
export { loadReportedStatement, reportedStatementAction } from './statements/statement.server'
export { loadRow, loadTable, loadTables, rowAction } from './tables/row.server'
export { loadUser, userAction } from './users/user.server'
export { loadUsers, searchUsersAction } from './users/user-list.server'
