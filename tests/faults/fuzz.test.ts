import { describeLanesUnderFire } from '../long/lanesUnderFire.js';

describeLanesUnderFire(1);
