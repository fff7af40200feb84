import { secondSite } from '../../playwright.config'
import { test as base } from './test-base'

/**
 * Test for journeys that change what every visitor sees. Others run there at the same time, in both modes, so
 * their data has names of its own.
 */
export const test = base.extend({ baseURL: secondSite })

export { expect, type Page } from '@playwright/test'
