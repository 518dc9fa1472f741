import { describeLanesUnderFire } from '../audit/lanesUnderFire.js';

describeLanesUnderFire(1);
