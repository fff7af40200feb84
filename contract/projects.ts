export const PROJECT_STATUSES = ['under_construction', 'completed'] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]
