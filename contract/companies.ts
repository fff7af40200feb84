export type CompanyType = 'broker' | 'developer'

/** Period of page views that popularity is based on, in days. */
export const POPULARITY_DAYS = 30

export const COMPANY_ORDERS = ['popularity', 'statements', 'projects', 'name'] as const
export type CompanyOrder = (typeof COMPANY_ORDERS)[number]

export const TOP_PERIODS = ['week', 'month'] as const
export type TopPeriod = (typeof TOP_PERIODS)[number]

export const PROJECT_STATUSES = ['under_construction', 'completed'] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]
