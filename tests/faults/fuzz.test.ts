import { describeChannelsUnderFire } from '../long/channelsUnderFire.js';

describeChannelsUnderFire(1);
