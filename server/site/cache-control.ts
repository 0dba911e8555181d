export { cacheControlOf } from '../../src/contract/headers';
