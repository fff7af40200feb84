const REPORTED_STATEMENTS_PATH = '/desk/reported-statements'

/** A statement with everything that was reported of it. */
export const reportedStatementPath = (id: number | string) => `${REPORTED_STATEMENTS_PATH}/${id}`
