// Printed from schema/rest.openapi.json by gateway/codegen. Do not edit.
// @ts-nocheck
"use strict";
export const login = validate21;
const schema6 = {"$ref":"/schemas/LoginResponse"};
const schema7 = {"type":"object","properties":{"api_token":{"type":"string"},"accessToken":{"type":"string"},"refreshToken":{"type":"null"},"expiresIn":{"type":"integer"},"max_age":{"type":"integer"}},"required":["api_token","accessToken","refreshToken","expiresIn","max_age"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.api_token === undefined) && (missing0 = "api_token")) || ((data.accessToken === undefined) && (missing0 = "accessToken"))) || ((data.refreshToken === undefined) && (missing0 = "refreshToken"))) || ((data.expiresIn === undefined) && (missing0 = "expiresIn"))) || ((data.max_age === undefined) && (missing0 = "max_age"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.api_token !== undefined){
const _errs1 = errors;
if(typeof data.api_token !== "string"){
validate22.errors = [{instancePath:instancePath+"/api_token",schemaPath:"#/properties/api_token/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessToken !== undefined){
const _errs3 = errors;
if(typeof data.accessToken !== "string"){
validate22.errors = [{instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refreshToken !== undefined){
const _errs5 = errors;
if(data.refreshToken !== null){
validate22.errors = [{instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresIn !== undefined){
let data3 = data.expiresIn;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate22.errors = [{instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_age !== undefined){
let data4 = data.max_age;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate22.errors = [{instancePath:instancePath+"/max_age",schemaPath:"#/properties/max_age/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}

export const logout = validate24;
const schema8 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate24.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema8.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate24.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const forgotPassword = validate25;
const schema9 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate25.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate25.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema9.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate25.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const resetPassword = validate26;
const schema10 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate26.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema10.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate26.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const confirmEmail = validate27;
const schema11 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate27.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate27.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema11.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate27.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const sendConfirmation = validate28;
const schema12 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate28.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema12.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate28.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const getUser = validate29;
const schema13 = {"$ref":"/schemas/User"};
const schema14 = {"type":"object","properties":{"id":{"type":"integer"},"username":{"type":"string"},"email":{"type":["string","null"]},"email_confirmed":{"type":"boolean"},"pending_email":{"type":["string","null"]},"name":{"type":["string","null"]},"phone":{"type":["string","null"]},"roles":{"type":"array","items":{"type":"string"}},"member":{"anyOf":[{"$ref":"/schemas/MemberLink"},{"type":"null"}]},"last_login_at":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["id","username","email","email_confirmed","pending_email","name","phone","roles","member","last_login_at"]};
const schema15 = {"type":"object","properties":{"id":{"type":"integer"},"code":{"type":"string"},"businessName":{"type":"string"},"role":{"type":"string","enum":["Programme","Regional Manager","Account","Distributor","Distributor Area Manager","Agent","Dealer"]}},"required":["id","code","businessName","role"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.businessName === undefined) && (missing0 = "businessName"))) || ((data.role === undefined) && (missing0 = "role"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(typeof data.code !== "string"){
validate31.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessName !== undefined){
const _errs5 = errors;
if(typeof data.businessName !== "string"){
validate31.errors = [{instancePath:instancePath+"/businessName",schemaPath:"#/properties/businessName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data3 = data.role;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate31.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data3 === "Programme") || (data3 === "Regional Manager")) || (data3 === "Account")) || (data3 === "Distributor")) || (data3 === "Distributor Area Manager")) || (data3 === "Agent")) || (data3 === "Dealer"))){
validate31.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema15.properties.role.enum}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.email_confirmed === undefined) && (missing0 = "email_confirmed"))) || ((data.pending_email === undefined) && (missing0 = "pending_email"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.phone === undefined) && (missing0 = "phone"))) || ((data.roles === undefined) && (missing0 = "roles"))) || ((data.member === undefined) && (missing0 = "member"))) || ((data.last_login_at === undefined) && (missing0 = "last_login_at"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
const _errs3 = errors;
if(typeof data.username !== "string"){
validate30.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate30.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema14.properties.email.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_confirmed !== undefined){
const _errs7 = errors;
if(typeof data.email_confirmed !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/email_confirmed",schemaPath:"#/properties/email_confirmed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending_email !== undefined){
let data4 = data.pending_email;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate30.errors = [{instancePath:instancePath+"/pending_email",schemaPath:"#/properties/pending_email/type",keyword:"type",params:{type: schema14.properties.pending_email.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data5 = data.name;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate30.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema14.properties.name.type}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data6 = data.phone;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate30.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema14.properties.phone.type}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roles !== undefined){
let data7 = data.roles;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(typeof data7[i0] !== "string"){
validate30.errors = [{instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.member !== undefined){
let data9 = data.member;
const _errs19 = errors;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate31(data9, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs22 = errors;
if(data9 !== null){
const err0 = {instancePath:instancePath+"/member",schemaPath:"#/properties/member/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/member",schemaPath:"#/properties/member/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate30.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_login_at !== undefined){
let data10 = data.last_login_at;
const _errs24 = errors;
const _errs25 = errors;
let valid3 = false;
const _errs26 = errors;
if(typeof data10 !== "string"){
const err2 = {instancePath:instancePath+"/last_login_at",schemaPath:"#/properties/last_login_at/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs26 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs28 = errors;
if(data10 !== null){
const err3 = {instancePath:instancePath+"/last_login_at",schemaPath:"#/properties/last_login_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs28 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err4 = {instancePath:instancePath+"/last_login_at",schemaPath:"#/properties/last_login_at/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate30.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}

export const updateUser = validate34;
const schema16 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"user":{"$ref":"/schemas/User"}},"required":["user"]}},"required":["success","data"]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate34.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema16.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.user === undefined) && (missing1 = "user")){
validate34.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.user !== undefined){
if(!(validate30(data1.user, {instancePath:instancePath+"/data/user",parentData:data1,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

export const changePassword = validate36;
const schema17 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate36.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate36.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema17.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate36.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

export const listSessions = validate37;
const schema18 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"sessions":{"type":"array","items":{"$ref":"/schemas/Session"}}},"required":["sessions"]}},"required":["success","data"]};
const schema19 = {"type":"object","properties":{"id":{"type":"integer"},"createdAt":{"type":"string"},"signedInFrom":{"type":["string","null"]},"lastUsedAt":{"type":"string"},"lastUsedFrom":{"type":["string","null"]},"current":{"type":"boolean"}},"required":["id","createdAt","signedInFrom","lastUsedAt","lastUsedFrom","current"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.signedInFrom === undefined) && (missing0 = "signedInFrom"))) || ((data.lastUsedAt === undefined) && (missing0 = "lastUsedAt"))) || ((data.lastUsedFrom === undefined) && (missing0 = "lastUsedFrom"))) || ((data.current === undefined) && (missing0 = "current"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate38.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs3 = errors;
if(typeof data.createdAt !== "string"){
validate38.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signedInFrom !== undefined){
let data2 = data.signedInFrom;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate38.errors = [{instancePath:instancePath+"/signedInFrom",schemaPath:"#/properties/signedInFrom/type",keyword:"type",params:{type: schema19.properties.signedInFrom.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastUsedAt !== undefined){
const _errs7 = errors;
if(typeof data.lastUsedAt !== "string"){
validate38.errors = [{instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastUsedFrom !== undefined){
let data4 = data.lastUsedFrom;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate38.errors = [{instancePath:instancePath+"/lastUsedFrom",schemaPath:"#/properties/lastUsedFrom/type",keyword:"type",params:{type: schema19.properties.lastUsedFrom.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current !== undefined){
const _errs11 = errors;
if(typeof data.current !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate37.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate37.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema18.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.sessions === undefined) && (missing1 = "sessions")){
validate37.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.sessions !== undefined){
let data2 = data1.sessions;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate38(data2[i0], {instancePath:instancePath+"/data/sessions/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/data/sessions",schemaPath:"#/properties/data/properties/sessions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

export const endOtherSessions = validate40;
const schema20 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate40.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema20.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate40.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

export const endSession = validate41;
const schema21 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate41.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate41.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema21.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate41.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

export const listPersonalTokens = validate42;
const schema22 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"personalTokens":{"type":"array","items":{"$ref":"/schemas/PersonalToken"}}},"required":["personalTokens"]}},"required":["success","data"]};
const schema23 = {"type":"object","properties":{"id":{"type":"integer"},"name":{"type":"string"},"ending":{"type":"string"},"createdAt":{"type":"string"},"expiresAt":{"type":"string"},"expired":{"type":"boolean"},"lastUsedAt":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["id","name","ending","createdAt","expiresAt","expired","lastUsedAt"]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.ending === undefined) && (missing0 = "ending"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))) || ((data.expired === undefined) && (missing0 = "expired"))) || ((data.lastUsedAt === undefined) && (missing0 = "lastUsedAt"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate43.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate43.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ending !== undefined){
const _errs5 = errors;
if(typeof data.ending !== "string"){
validate43.errors = [{instancePath:instancePath+"/ending",schemaPath:"#/properties/ending/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs7 = errors;
if(typeof data.createdAt !== "string"){
validate43.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs9 = errors;
if(typeof data.expiresAt !== "string"){
validate43.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expired !== undefined){
const _errs11 = errors;
if(typeof data.expired !== "boolean"){
validate43.errors = [{instancePath:instancePath+"/expired",schemaPath:"#/properties/expired/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastUsedAt !== undefined){
let data6 = data.lastUsedAt;
const _errs13 = errors;
const _errs14 = errors;
let valid1 = false;
const _errs15 = errors;
if(typeof data6 !== "string"){
const err0 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs17 = errors;
if(data6 !== null){
const err1 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate43.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate42.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema22.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.personalTokens === undefined) && (missing1 = "personalTokens")){
validate42.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.personalTokens !== undefined){
let data2 = data1.personalTokens;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate43(data2[i0], {instancePath:instancePath+"/data/personalTokens/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/data/personalTokens",schemaPath:"#/properties/data/properties/personalTokens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

export const createPersonalToken = validate45;
const schema24 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"personalToken":{"$ref":"/schemas/PersonalToken"},"token":{"type":["string","null"]}},"required":["personalToken","token"]}},"required":["success","data"]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate45.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate45.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema24.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.personalToken === undefined) && (missing1 = "personalToken")) || ((data1.token === undefined) && (missing1 = "token"))){
validate45.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.personalToken !== undefined){
const _errs5 = errors;
if(!(validate43(data1.personalToken, {instancePath:instancePath+"/data/personalToken",parentData:data1,parentDataProperty:"personalToken",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.token !== undefined){
let data3 = data1.token;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate45.errors = [{instancePath:instancePath+"/data/token",schemaPath:"#/properties/data/properties/token/type",keyword:"type",params:{type: schema24.properties.data.properties.token.type}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

export const revokePersonalToken = validate47;
const schema25 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate47.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate47.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema25.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate47.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

export const listSettings = validate48;
const schema26 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"lists":{"type":"array","items":{"$ref":"/schemas/ListSettings"}}},"required":["lists"]}},"required":["success","data"]};
const schema27 = {"type":"object","properties":{"list":{"type":"string","enum":["analytics","audit","campaignDealers","campaigns","campaignsReport","contents","customers","dealers","imports","monthlyFleetReport","monthlyReport","previousYearReport","reminderOutcomes","users"]},"columns":{"type":"object","properties":{"order":{"type":"array","items":{"type":"string"}},"hidden":{"type":"array","items":{"type":"string"}},"widths":{"type":"array","items":{"type":"object","properties":{"field":{"type":"string"},"width":{"type":"integer"}},"required":["field","width"]}}},"required":["order","hidden","widths"]},"views":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"query":{"type":"string"}},"required":["name","query"]}}},"required":["list","columns","views"]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.list === undefined) && (missing0 = "list")) || ((data.columns === undefined) && (missing0 = "columns"))) || ((data.views === undefined) && (missing0 = "views"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate49.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((data0 === "analytics") || (data0 === "audit")) || (data0 === "campaignDealers")) || (data0 === "campaigns")) || (data0 === "campaignsReport")) || (data0 === "contents")) || (data0 === "customers")) || (data0 === "dealers")) || (data0 === "imports")) || (data0 === "monthlyFleetReport")) || (data0 === "monthlyReport")) || (data0 === "previousYearReport")) || (data0 === "reminderOutcomes")) || (data0 === "users"))){
validate49.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/enum",keyword:"enum",params:{allowedValues: schema27.properties.list.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data1 = data.columns;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.order === undefined) && (missing1 = "order")) || ((data1.hidden === undefined) && (missing1 = "hidden"))) || ((data1.widths === undefined) && (missing1 = "widths"))){
validate49.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.order !== undefined){
let data2 = data1.order;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data2[i0] !== "string"){
validate49.errors = [{instancePath:instancePath+"/columns/order/" + i0,schemaPath:"#/properties/columns/properties/order/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/columns/order",schemaPath:"#/properties/columns/properties/order/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.hidden !== undefined){
let data4 = data1.hidden;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(typeof data4[i1] !== "string"){
validate49.errors = [{instancePath:instancePath+"/columns/hidden/" + i1,schemaPath:"#/properties/columns/properties/hidden/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/columns/hidden",schemaPath:"#/properties/columns/properties/hidden/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.widths !== undefined){
let data6 = data1.widths;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid4 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.field === undefined) && (missing2 = "field")) || ((data7.width === undefined) && (missing2 = "width"))){
validate49.errors = [{instancePath:instancePath+"/columns/widths/" + i2,schemaPath:"#/properties/columns/properties/widths/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data7.field !== undefined){
const _errs17 = errors;
if(typeof data7.field !== "string"){
validate49.errors = [{instancePath:instancePath+"/columns/widths/" + i2+"/field",schemaPath:"#/properties/columns/properties/widths/items/properties/field/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.width !== undefined){
let data9 = data7.width;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate49.errors = [{instancePath:instancePath+"/columns/widths/" + i2+"/width",schemaPath:"#/properties/columns/properties/widths/items/properties/width/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/columns/widths/" + i2,schemaPath:"#/properties/columns/properties/widths/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/columns/widths",schemaPath:"#/properties/columns/properties/widths/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.views !== undefined){
let data10 = data.views;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
var valid6 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
const _errs23 = errors;
if(errors === _errs23){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing3;
if(((data11.name === undefined) && (missing3 = "name")) || ((data11.query === undefined) && (missing3 = "query"))){
validate49.errors = [{instancePath:instancePath+"/views/" + i3,schemaPath:"#/properties/views/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data11.name !== undefined){
const _errs25 = errors;
if(typeof data11.name !== "string"){
validate49.errors = [{instancePath:instancePath+"/views/" + i3+"/name",schemaPath:"#/properties/views/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.query !== undefined){
const _errs27 = errors;
if(typeof data11.query !== "string"){
validate49.errors = [{instancePath:instancePath+"/views/" + i3+"/query",schemaPath:"#/properties/views/items/properties/query/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs27 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/views/" + i3,schemaPath:"#/properties/views/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs23 === errors;
if(!valid6){
break;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/views",schemaPath:"#/properties/views/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate48.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema26.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.lists === undefined) && (missing1 = "lists")){
validate48.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.lists !== undefined){
let data2 = data1.lists;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate49(data2[i0], {instancePath:instancePath+"/data/lists/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/data/lists",schemaPath:"#/properties/data/properties/lists/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

export const setListColumns = validate51;
const schema28 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate51.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate51.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema28.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate51.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

export const setListViews = validate52;
const schema29 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate52.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema29.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate52.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

export const register = validate53;
const schema30 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate53.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema30.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate53.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

export const inviteUser = validate54;
const schema31 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"user":{"$ref":"/schemas/User"}},"required":["user"]}},"required":["success","data"]};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate54.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate54.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema31.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.user === undefined) && (missing1 = "user")){
validate54.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.user !== undefined){
if(!(validate30(data1.user, {instancePath:instancePath+"/data/user",parentData:data1,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

export const usersTable = validate56;
const schema32 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"items":{"type":"array","items":{"$ref":"/schemas/ManagedUser"}},"total":{"type":"integer"}},"required":["items","total"]}},"required":["success","data"]};
const schema33 = {"type":"object","properties":{"id":{"type":"integer"},"username":{"type":"string"},"email":{"type":["string","null"]},"emailConfirmed":{"type":"boolean"},"name":{"type":["string","null"]},"phone":{"type":["string","null"]},"state":{"type":"string","enum":["waiting","active","invited","disabled"]},"roles":{"type":"array","items":{"type":"string"}},"member":{"anyOf":[{"$ref":"/schemas/MemberLink"},{"type":"null"}]},"lastLoginAt":{"anyOf":[{"type":"string"},{"type":"null"}]},"createdAt":{"type":"string"},"version":{"type":"integer"}},"required":["id","username","email","emailConfirmed","name","phone","state","roles","member","lastLoginAt","createdAt","version"]};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.emailConfirmed === undefined) && (missing0 = "emailConfirmed"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.phone === undefined) && (missing0 = "phone"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.roles === undefined) && (missing0 = "roles"))) || ((data.member === undefined) && (missing0 = "member"))) || ((data.lastLoginAt === undefined) && (missing0 = "lastLoginAt"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.version === undefined) && (missing0 = "version"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate57.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
const _errs3 = errors;
if(typeof data.username !== "string"){
validate57.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate57.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema33.properties.email.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emailConfirmed !== undefined){
const _errs7 = errors;
if(typeof data.emailConfirmed !== "boolean"){
validate57.errors = [{instancePath:instancePath+"/emailConfirmed",schemaPath:"#/properties/emailConfirmed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data4 = data.name;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate57.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema33.properties.name.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data5 = data.phone;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate57.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema33.properties.phone.type}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data6 = data.state;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate57.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data6 === "waiting") || (data6 === "active")) || (data6 === "invited")) || (data6 === "disabled"))){
validate57.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema33.properties.state.enum}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roles !== undefined){
let data7 = data.roles;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(typeof data7[i0] !== "string"){
validate57.errors = [{instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.member !== undefined){
let data9 = data.member;
const _errs19 = errors;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate31(data9, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs22 = errors;
if(data9 !== null){
const err0 = {instancePath:instancePath+"/member",schemaPath:"#/properties/member/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/member",schemaPath:"#/properties/member/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate57.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastLoginAt !== undefined){
let data10 = data.lastLoginAt;
const _errs24 = errors;
const _errs25 = errors;
let valid3 = false;
const _errs26 = errors;
if(typeof data10 !== "string"){
const err2 = {instancePath:instancePath+"/lastLoginAt",schemaPath:"#/properties/lastLoginAt/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs26 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs28 = errors;
if(data10 !== null){
const err3 = {instancePath:instancePath+"/lastLoginAt",schemaPath:"#/properties/lastLoginAt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs28 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err4 = {instancePath:instancePath+"/lastLoginAt",schemaPath:"#/properties/lastLoginAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate57.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs30 = errors;
if(typeof data.createdAt !== "string"){
validate57.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data12 = data.version;
const _errs32 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate57.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate56.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema32.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.items === undefined) && (missing1 = "items")) || ((data1.total === undefined) && (missing1 = "total"))){
validate56.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.items !== undefined){
let data2 = data1.items;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate57(data2[i0], {instancePath:instancePath+"/data/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/data/items",schemaPath:"#/properties/data/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.total !== undefined){
let data4 = data1.total;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate56.errors = [{instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

export const waitingUsers = validate60;
const schema34 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"count":{"type":"integer"}},"required":["count"]}},"required":["success","data"]};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate60.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate60.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema34.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.count === undefined) && (missing1 = "count")){
validate60.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.count !== undefined){
let data2 = data1.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate60.errors = [{instancePath:instancePath+"/data/count",schemaPath:"#/properties/data/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

export const getManagedUser = validate61;
const schema35 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"user":{"$ref":"/schemas/ManagedUser"},"access":{"$ref":"/schemas/UserAccess"}},"required":["user","access"]}},"required":["success","data"]};
const schema36 = {"type":"object","properties":{"sessions":{"type":"integer"},"personalTokens":{"type":"integer"}},"required":["sessions","personalTokens"]};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessions === undefined) && (missing0 = "sessions")) || ((data.personalTokens === undefined) && (missing0 = "personalTokens"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sessions !== undefined){
let data0 = data.sessions;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate63.errors = [{instancePath:instancePath+"/sessions",schemaPath:"#/properties/sessions/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.personalTokens !== undefined){
let data1 = data.personalTokens;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate63.errors = [{instancePath:instancePath+"/personalTokens",schemaPath:"#/properties/personalTokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate61.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate61.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema35.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.user === undefined) && (missing1 = "user")) || ((data1.access === undefined) && (missing1 = "access"))){
validate61.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.user !== undefined){
const _errs5 = errors;
if(!(validate57(data1.user, {instancePath:instancePath+"/data/user",parentData:data1,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.access !== undefined){
const _errs6 = errors;
if(!(validate63(data1.access, {instancePath:instancePath+"/data/access",parentData:data1,parentDataProperty:"access",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

export const updateManagedUser = validate65;
const schema37 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"user":{"$ref":"/schemas/ManagedUser"}},"required":["user"]}},"required":["success","data"]};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate65.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema37.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.user === undefined) && (missing1 = "user")){
validate65.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.user !== undefined){
if(!(validate57(data1.user, {instancePath:instancePath+"/data/user",parentData:data1,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

export const proposedMembers = validate67;
const schema38 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"members":{"type":"array","items":{"$ref":"/schemas/ProposedMember"}}},"required":["members"]}},"required":["success","data"]};
const schema39 = {"type":"object","properties":{"member":{"$ref":"/schemas/MemberLink"},"roles":{"type":"array","items":{"type":"string","enum":["KA Administrator","GD Administrator","Consultant","Regional Manager","Account","Distributor","Distributor Area Manager","Distributor User","Distributor Consultant","Agent","Dealer"]}}},"required":["member","roles"]};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.member === undefined) && (missing0 = "member")) || ((data.roles === undefined) && (missing0 = "roles"))){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.member !== undefined){
const _errs1 = errors;
if(!(validate31(data.member, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roles !== undefined){
let data1 = data.roles;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs4 = errors;
if(typeof data2 !== "string"){
validate68.errors = [{instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data2 === "KA Administrator") || (data2 === "GD Administrator")) || (data2 === "Consultant")) || (data2 === "Regional Manager")) || (data2 === "Account")) || (data2 === "Distributor")) || (data2 === "Distributor Area Manager")) || (data2 === "Distributor User")) || (data2 === "Distributor Consultant")) || (data2 === "Agent")) || (data2 === "Dealer"))){
validate68.errors = [{instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.roles.items.enum}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate67.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate67.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema38.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.members === undefined) && (missing1 = "members")){
validate67.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.members !== undefined){
let data2 = data1.members;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate68(data2[i0], {instancePath:instancePath+"/data/members/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/data/members",schemaPath:"#/properties/data/properties/members/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

export const disableUser = validate71;
const schema40 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"user":{"$ref":"/schemas/ManagedUser"}},"required":["user"]}},"required":["success","data"]};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate71.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema40.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.user === undefined) && (missing1 = "user")){
validate71.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.user !== undefined){
if(!(validate57(data1.user, {instancePath:instancePath+"/data/user",parentData:data1,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}

export const enableUser = validate73;
const schema41 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"user":{"$ref":"/schemas/ManagedUser"}},"required":["user"]}},"required":["success","data"]};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate73.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate73.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema41.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.user === undefined) && (missing1 = "user")){
validate73.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.user !== undefined){
if(!(validate57(data1.user, {instancePath:instancePath+"/data/user",parentData:data1,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

export const inviteUserAgain = validate75;
const schema42 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"user":{"$ref":"/schemas/ManagedUser"}},"required":["user"]}},"required":["success","data"]};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate75.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate75.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema42.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.user === undefined) && (missing1 = "user")){
validate75.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.user !== undefined){
if(!(validate57(data1.user, {instancePath:instancePath+"/data/user",parentData:data1,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}

export const endUserSessions = validate77;
const schema43 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"ended":{"$ref":"/schemas/UserAccess"}},"required":["ended"]}},"required":["success","data"]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate77.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate77.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema43.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.ended === undefined) && (missing1 = "ended")){
validate77.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.ended !== undefined){
if(!(validate63(data1.ended, {instancePath:instancePath+"/data/ended",parentData:data1,parentDataProperty:"ended",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

export const createCustomer = validate79;
const schema44 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"]}},"required":["success","data"]};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate79.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate79.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema44.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.id === undefined) && (missing1 = "id")){
validate79.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate79.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/properties/data/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

export const customersTable = validate80;
const schema45 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"items":{"type":"array","items":{"$ref":"/schemas/Customer"}},"total":{"type":"integer"}},"required":["items","total"]}},"required":["success","data"]};
const schema46 = {"type":"object","properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["Business","Individual"]},"status":{"type":"string","enum":["Active","Suspended"]},"businessName":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"email":{"type":"string"},"phone":{"type":["string","null"]},"city":{"type":["string","null"]},"createdOn":{"type":"string"},"version":{"type":"integer"}},"required":["id","type","status","businessName","firstName","lastName","email","phone","city","createdOn","version"]};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.businessName === undefined) && (missing0 = "businessName"))) || ((data.firstName === undefined) && (missing0 = "firstName"))) || ((data.lastName === undefined) && (missing0 = "lastName"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.phone === undefined) && (missing0 = "phone"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.createdOn === undefined) && (missing0 = "createdOn"))) || ((data.version === undefined) && (missing0 = "version"))){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate81.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate81.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "Business") || (data1 === "Individual"))){
validate81.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema46.properties.type.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate81.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "Active") || (data2 === "Suspended"))){
validate81.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema46.properties.status.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessName !== undefined){
let data3 = data.businessName;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate81.errors = [{instancePath:instancePath+"/businessName",schemaPath:"#/properties/businessName/type",keyword:"type",params:{type: schema46.properties.businessName.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firstName !== undefined){
let data4 = data.firstName;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate81.errors = [{instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema46.properties.firstName.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastName !== undefined){
let data5 = data.lastName;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate81.errors = [{instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema46.properties.lastName.type}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs13 = errors;
if(typeof data.email !== "string"){
validate81.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data7 = data.phone;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate81.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema46.properties.phone.type}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
let data8 = data.city;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate81.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema46.properties.city.type}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdOn !== undefined){
const _errs19 = errors;
if(typeof data.createdOn !== "string"){
validate81.errors = [{instancePath:instancePath+"/createdOn",schemaPath:"#/properties/createdOn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data10 = data.version;
const _errs21 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate81.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate80.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate80.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema45.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.items === undefined) && (missing1 = "items")) || ((data1.total === undefined) && (missing1 = "total"))){
validate80.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.items !== undefined){
let data2 = data1.items;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate81(data2[i0], {instancePath:instancePath+"/data/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/data/items",schemaPath:"#/properties/data/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.total !== undefined){
let data4 = data1.total;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate80.errors = [{instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}

export const getCustomer = validate83;
const schema47 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"item":{"$ref":"/schemas/Customer"}},"required":["item"]}},"required":["success","data"]};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate83.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate83.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema47.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.item === undefined) && (missing1 = "item")){
validate83.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.item !== undefined){
if(!(validate81(data1.item, {instancePath:instancePath+"/data/item",parentData:data1,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}

export const updateCustomer = validate85;
const schema48 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"item":{"$ref":"/schemas/Customer"}},"required":["item"]}},"required":["success","data"]};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate85.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate85.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema48.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.item === undefined) && (missing1 = "item")){
validate85.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.item !== undefined){
if(!(validate81(data1.item, {instancePath:instancePath+"/data/item",parentData:data1,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

export const deleteCustomer = validate87;
const schema49 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate87.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate87.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema49.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate87.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}

export const updateCustomersStatus = validate88;
const schema50 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"outcomes":{"type":"array","items":{"$ref":"/schemas/CustomerOutcome"}}},"required":["outcomes"]}},"required":["success","data"]};
const schema51 = {"type":"object","properties":{"id":{"type":"integer"},"ok":{"type":"boolean"},"reason":{"anyOf":[{"type":"string","enum":["notFound"]},{"type":"null"}]}},"required":["id","ok","reason"]};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.ok === undefined) && (missing0 = "ok"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate89.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ok !== undefined){
const _errs3 = errors;
if(typeof data.ok !== "boolean"){
validate89.errors = [{instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data2 === "notFound")){
const err1 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema51.properties.reason.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate89.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate88.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate88.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema50.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.outcomes === undefined) && (missing1 = "outcomes")){
validate88.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.outcomes !== undefined){
let data2 = data1.outcomes;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate89(data2[i0], {instancePath:instancePath+"/data/outcomes/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/data/outcomes",schemaPath:"#/properties/data/properties/outcomes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}

export const deleteCustomers = validate91;
const schema52 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"outcomes":{"type":"array","items":{"$ref":"/schemas/CustomerOutcome"}}},"required":["outcomes"]}},"required":["success","data"]};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate91.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate91.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema52.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.outcomes === undefined) && (missing1 = "outcomes")){
validate91.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.outcomes !== undefined){
let data2 = data1.outcomes;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate89(data2[i0], {instancePath:instancePath+"/data/outcomes/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/data/outcomes",schemaPath:"#/properties/data/properties/outcomes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}

export const listDealers = validate93;
const schema53 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"dealers":{"type":"array","items":{"$ref":"/schemas/DealerOption"}}},"required":["dealers"]}},"required":["success","data"]};
const schema54 = {"type":"object","properties":{"id":{"type":"integer"},"code":{"type":"string"},"businessName":{"type":"string"},"city":{"type":"string"}},"required":["id","code","businessName","city"]};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.businessName === undefined) && (missing0 = "businessName"))) || ((data.city === undefined) && (missing0 = "city"))){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate94.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(typeof data.code !== "string"){
validate94.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessName !== undefined){
const _errs5 = errors;
if(typeof data.businessName !== "string"){
validate94.errors = [{instancePath:instancePath+"/businessName",schemaPath:"#/properties/businessName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs7 = errors;
if(typeof data.city !== "string"){
validate94.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate93.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate93.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema53.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.dealers === undefined) && (missing1 = "dealers")){
validate93.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.dealers !== undefined){
let data2 = data1.dealers;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate94(data2[i0], {instancePath:instancePath+"/data/dealers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/data/dealers",schemaPath:"#/properties/data/properties/dealers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}

export const dealersTable = validate96;
const schema55 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"items":{"type":"array","items":{"$ref":"/schemas/DealerRow"}},"total":{"type":"integer"}},"required":["items","total"]}},"required":["success","data"]};
const schema56 = {"type":"object","properties":{"id":{"type":"integer"},"code":{"type":"string"},"businessName":{"type":"string"},"vatNumber":{"type":"string"},"region":{"type":"string"},"province":{"type":"string"},"city":{"type":"string"},"status":{"type":"string","enum":["active","suspended","closed"]},"tier":{"type":"string","enum":["prospect","gold","platinum"]},"isProspect":{"type":"boolean"},"joinedOn":{"type":"string"},"parentId":{"anyOf":[{"type":"integer"},{"type":"null"}]},"version":{"type":"integer"}},"required":["id","code","businessName","vatNumber","region","province","city","status","tier","isProspect","joinedOn","parentId","version"]};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.businessName === undefined) && (missing0 = "businessName"))) || ((data.vatNumber === undefined) && (missing0 = "vatNumber"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.province === undefined) && (missing0 = "province"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.tier === undefined) && (missing0 = "tier"))) || ((data.isProspect === undefined) && (missing0 = "isProspect"))) || ((data.joinedOn === undefined) && (missing0 = "joinedOn"))) || ((data.parentId === undefined) && (missing0 = "parentId"))) || ((data.version === undefined) && (missing0 = "version"))){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate97.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(typeof data.code !== "string"){
validate97.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessName !== undefined){
const _errs5 = errors;
if(typeof data.businessName !== "string"){
validate97.errors = [{instancePath:instancePath+"/businessName",schemaPath:"#/properties/businessName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vatNumber !== undefined){
const _errs7 = errors;
if(typeof data.vatNumber !== "string"){
validate97.errors = [{instancePath:instancePath+"/vatNumber",schemaPath:"#/properties/vatNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
const _errs9 = errors;
if(typeof data.region !== "string"){
validate97.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.province !== undefined){
const _errs11 = errors;
if(typeof data.province !== "string"){
validate97.errors = [{instancePath:instancePath+"/province",schemaPath:"#/properties/province/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs13 = errors;
if(typeof data.city !== "string"){
validate97.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data7 = data.status;
const _errs15 = errors;
if(typeof data7 !== "string"){
validate97.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data7 === "active") || (data7 === "suspended")) || (data7 === "closed"))){
validate97.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema56.properties.status.enum}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tier !== undefined){
let data8 = data.tier;
const _errs17 = errors;
if(typeof data8 !== "string"){
validate97.errors = [{instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data8 === "prospect") || (data8 === "gold")) || (data8 === "platinum"))){
validate97.errors = [{instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/enum",keyword:"enum",params:{allowedValues: schema56.properties.tier.enum}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isProspect !== undefined){
const _errs19 = errors;
if(typeof data.isProspect !== "boolean"){
validate97.errors = [{instancePath:instancePath+"/isProspect",schemaPath:"#/properties/isProspect/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.joinedOn !== undefined){
const _errs21 = errors;
if(typeof data.joinedOn !== "string"){
validate97.errors = [{instancePath:instancePath+"/joinedOn",schemaPath:"#/properties/joinedOn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentId !== undefined){
let data11 = data.parentId;
const _errs23 = errors;
const _errs24 = errors;
let valid1 = false;
const _errs25 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err0 = {instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs27 = errors;
if(data11 !== null){
const err1 = {instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate97.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data12 = data.version;
const _errs29 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate97.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate96.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema55.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.items === undefined) && (missing1 = "items")) || ((data1.total === undefined) && (missing1 = "total"))){
validate96.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.items !== undefined){
let data2 = data1.items;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate97(data2[i0], {instancePath:instancePath+"/data/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/data/items",schemaPath:"#/properties/data/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.total !== undefined){
let data4 = data1.total;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate96.errors = [{instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}

export const listMembersByRole = validate99;
const schema57 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"dealers":{"type":"array","items":{"$ref":"/schemas/Member"}}},"required":["dealers"]}},"required":["success","data"]};
const schema58 = {"type":"object","properties":{"id":{"type":"integer"},"code":{"type":"string"},"businessName":{"type":"string"},"city":{"type":["string","null"]},"role":{"type":"string","enum":["Programme","Regional Manager","Account","Distributor","Distributor Area Manager","Agent","Dealer"]},"parentId":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["id","code","businessName","city","role","parentId"]};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.businessName === undefined) && (missing0 = "businessName"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.parentId === undefined) && (missing0 = "parentId"))){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate100.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(typeof data.code !== "string"){
validate100.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessName !== undefined){
const _errs5 = errors;
if(typeof data.businessName !== "string"){
validate100.errors = [{instancePath:instancePath+"/businessName",schemaPath:"#/properties/businessName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
let data3 = data.city;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate100.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema58.properties.city.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data4 = data.role;
const _errs9 = errors;
if(typeof data4 !== "string"){
validate100.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data4 === "Programme") || (data4 === "Regional Manager")) || (data4 === "Account")) || (data4 === "Distributor")) || (data4 === "Distributor Area Manager")) || (data4 === "Agent")) || (data4 === "Dealer"))){
validate100.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema58.properties.role.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentId !== undefined){
let data5 = data.parentId;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err0 = {instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data5 !== null){
const err1 = {instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate100.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate99.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate99.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema57.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.dealers === undefined) && (missing1 = "dealers")){
validate99.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.dealers !== undefined){
let data2 = data1.dealers;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate100(data2[i0], {instancePath:instancePath+"/data/dealers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/data/dealers",schemaPath:"#/properties/data/properties/dealers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}

export const listMembersByRoleAndParent = validate102;
const schema59 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"dealers":{"type":"array","items":{"$ref":"/schemas/Member"}}},"required":["dealers"]}},"required":["success","data"]};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate102.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema59.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.dealers === undefined) && (missing1 = "dealers")){
validate102.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.dealers !== undefined){
let data2 = data1.dealers;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate100(data2[i0], {instancePath:instancePath+"/data/dealers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/data/dealers",schemaPath:"#/properties/data/properties/dealers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}

export const getDealer = validate104;
const schema60 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"dealer":{"$ref":"/schemas/DealerDetail"}},"required":["dealer"]}},"required":["success","data"]};
const schema61 = {"type":"object","properties":{"id":{"type":"integer"},"code":{"type":"string"},"businessName":{"type":"string"},"vatNumber":{"type":"string"},"region":{"type":"string"},"province":{"type":"string"},"city":{"type":"string"},"status":{"type":"string","enum":["active","suspended","closed"]},"tier":{"type":"string","enum":["prospect","gold","platinum"]},"isProspect":{"type":"boolean"},"joinedOn":{"type":"string"},"parentId":{"anyOf":[{"type":"integer"},{"type":"null"}]},"version":{"type":"integer"},"email":{"type":["string","null"]},"phone":{"type":["string","null"]},"path":{"type":"array","items":{"$ref":"/schemas/MemberLink"}},"createdAt":{"type":"string"},"updatedAt":{"type":"string"}},"required":["id","code","businessName","vatNumber","region","province","city","status","tier","isProspect","joinedOn","parentId","version","email","phone","path","createdAt","updatedAt"]};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.businessName === undefined) && (missing0 = "businessName"))) || ((data.vatNumber === undefined) && (missing0 = "vatNumber"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.province === undefined) && (missing0 = "province"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.tier === undefined) && (missing0 = "tier"))) || ((data.isProspect === undefined) && (missing0 = "isProspect"))) || ((data.joinedOn === undefined) && (missing0 = "joinedOn"))) || ((data.parentId === undefined) && (missing0 = "parentId"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.phone === undefined) && (missing0 = "phone"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate105.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(typeof data.code !== "string"){
validate105.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessName !== undefined){
const _errs5 = errors;
if(typeof data.businessName !== "string"){
validate105.errors = [{instancePath:instancePath+"/businessName",schemaPath:"#/properties/businessName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vatNumber !== undefined){
const _errs7 = errors;
if(typeof data.vatNumber !== "string"){
validate105.errors = [{instancePath:instancePath+"/vatNumber",schemaPath:"#/properties/vatNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
const _errs9 = errors;
if(typeof data.region !== "string"){
validate105.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.province !== undefined){
const _errs11 = errors;
if(typeof data.province !== "string"){
validate105.errors = [{instancePath:instancePath+"/province",schemaPath:"#/properties/province/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs13 = errors;
if(typeof data.city !== "string"){
validate105.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data7 = data.status;
const _errs15 = errors;
if(typeof data7 !== "string"){
validate105.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data7 === "active") || (data7 === "suspended")) || (data7 === "closed"))){
validate105.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema61.properties.status.enum}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tier !== undefined){
let data8 = data.tier;
const _errs17 = errors;
if(typeof data8 !== "string"){
validate105.errors = [{instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data8 === "prospect") || (data8 === "gold")) || (data8 === "platinum"))){
validate105.errors = [{instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/enum",keyword:"enum",params:{allowedValues: schema61.properties.tier.enum}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isProspect !== undefined){
const _errs19 = errors;
if(typeof data.isProspect !== "boolean"){
validate105.errors = [{instancePath:instancePath+"/isProspect",schemaPath:"#/properties/isProspect/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.joinedOn !== undefined){
const _errs21 = errors;
if(typeof data.joinedOn !== "string"){
validate105.errors = [{instancePath:instancePath+"/joinedOn",schemaPath:"#/properties/joinedOn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentId !== undefined){
let data11 = data.parentId;
const _errs23 = errors;
const _errs24 = errors;
let valid1 = false;
const _errs25 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err0 = {instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs27 = errors;
if(data11 !== null){
const err1 = {instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate105.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data12 = data.version;
const _errs29 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate105.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data13 = data.email;
const _errs31 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate105.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema61.properties.email.type}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data14 = data.phone;
const _errs33 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate105.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema61.properties.phone.type}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data15 = data.path;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data15)){
var valid2 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs37 = errors;
if(!(validate31(data15[i0], {instancePath:instancePath+"/path/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid2 = _errs37 === errors;
if(!valid2){
break;
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs38 = errors;
if(typeof data.createdAt !== "string"){
validate105.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
const _errs40 = errors;
if(typeof data.updatedAt !== "string"){
validate105.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate104.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate104.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema60.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.dealer === undefined) && (missing1 = "dealer")){
validate104.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.dealer !== undefined){
if(!(validate105(data1.dealer, {instancePath:instancePath+"/data/dealer",parentData:data1,parentDataProperty:"dealer",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}

export const updateDealer = validate108;
const schema62 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"dealer":{"$ref":"/schemas/DealerDetail"}},"required":["dealer"]}},"required":["success","data"]};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate108.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate108.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema62.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.dealer === undefined) && (missing1 = "dealer")){
validate108.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.dealer !== undefined){
if(!(validate105(data1.dealer, {instancePath:instancePath+"/data/dealer",parentData:data1,parentDataProperty:"dealer",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}

export const createDealer = validate110;
const schema63 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"dealer":{"$ref":"/schemas/DealerDetail"}},"required":["dealer"]}},"required":["success","data"]};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate110.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate110.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate110.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema63.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.dealer === undefined) && (missing1 = "dealer")){
validate110.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.dealer !== undefined){
if(!(validate105(data1.dealer, {instancePath:instancePath+"/data/dealer",parentData:data1,parentDataProperty:"dealer",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
}
}
else {
validate110.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}

export const updateDealerStatus = validate112;
const schema64 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"dealer":{"$ref":"/schemas/DealerDetail"}},"required":["dealer"]}},"required":["success","data"]};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate112.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate112.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema64.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.dealer === undefined) && (missing1 = "dealer")){
validate112.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.dealer !== undefined){
if(!(validate105(data1.dealer, {instancePath:instancePath+"/data/dealer",parentData:data1,parentDataProperty:"dealer",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}

export const deleteDealer = validate114;
const schema65 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate114.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate114.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate114.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema65.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate114.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}

export const listMembersByIds = validate115;
const schema66 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"members":{"type":"array","items":{"$ref":"/schemas/Member"}}},"required":["members"]}},"required":["success","data"]};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate115.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate115.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema66.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.members === undefined) && (missing1 = "members")){
validate115.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.members !== undefined){
let data2 = data1.members;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate100(data2[i0], {instancePath:instancePath+"/data/members/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/data/members",schemaPath:"#/properties/data/properties/members/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}

export const createShareToken = validate117;
const schema67 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"$ref":"/schemas/CreatedShareToken"}},"required":["success","data"]};
const schema68 = {"type":"object","properties":{"id":{"type":"integer"},"token":{"type":"string"},"url":{"type":"string"},"expiresAt":{"type":"string"}},"required":["id","token","url","expiresAt"]};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.token === undefined) && (missing0 = "token"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate118.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
const _errs3 = errors;
if(typeof data.token !== "string"){
validate118.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs5 = errors;
if(typeof data.url !== "string"){
validate118.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs7 = errors;
if(typeof data.expiresAt !== "string"){
validate118.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate117.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate117.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate117.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema67.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate118(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}

export const listShareTokens = validate120;
const schema69 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"shareTokens":{"type":"array","items":{"$ref":"/schemas/ShareToken"}}},"required":["shareTokens"]}},"required":["success","data"]};
const schema70 = {"type":"object","properties":{"id":{"type":"integer"},"ending":{"type":"string"},"createdAt":{"type":"string"},"createdBy":{"type":"object","properties":{"id":{"type":"integer"},"name":{"type":"string"}},"required":["id","name"]},"expiresAt":{"type":"string"},"expired":{"type":"boolean"},"lastUsedAt":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["id","ending","createdAt","createdBy","expiresAt","expired","lastUsedAt"]};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.ending === undefined) && (missing0 = "ending"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.createdBy === undefined) && (missing0 = "createdBy"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))) || ((data.expired === undefined) && (missing0 = "expired"))) || ((data.lastUsedAt === undefined) && (missing0 = "lastUsedAt"))){
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate121.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ending !== undefined){
const _errs3 = errors;
if(typeof data.ending !== "string"){
validate121.errors = [{instancePath:instancePath+"/ending",schemaPath:"#/properties/ending/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs5 = errors;
if(typeof data.createdAt !== "string"){
validate121.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdBy !== undefined){
let data3 = data.createdBy;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))){
validate121.errors = [{instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.id !== undefined){
let data4 = data3.id;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate121.errors = [{instancePath:instancePath+"/createdBy/id",schemaPath:"#/properties/createdBy/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.name !== undefined){
const _errs11 = errors;
if(typeof data3.name !== "string"){
validate121.errors = [{instancePath:instancePath+"/createdBy/name",schemaPath:"#/properties/createdBy/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs13 = errors;
if(typeof data.expiresAt !== "string"){
validate121.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expired !== undefined){
const _errs15 = errors;
if(typeof data.expired !== "boolean"){
validate121.errors = [{instancePath:instancePath+"/expired",schemaPath:"#/properties/expired/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastUsedAt !== undefined){
let data8 = data.lastUsedAt;
const _errs17 = errors;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(typeof data8 !== "string"){
const err0 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs21 = errors;
if(data8 !== null){
const err1 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err2 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate121.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate120.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate120.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate120.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema69.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.shareTokens === undefined) && (missing1 = "shareTokens")){
validate120.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.shareTokens !== undefined){
let data2 = data1.shareTokens;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate121(data2[i0], {instancePath:instancePath+"/data/shareTokens/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/data/shareTokens",schemaPath:"#/properties/data/properties/shareTokens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}

export const revokeShareToken = validate123;
const schema71 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate123.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate123.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema71.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate123.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}

export const shareDealer = validate124;
const schema72 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"dealer":{"$ref":"/schemas/ShareDealer"}},"required":["dealer"]}},"required":["success","data"]};
const schema73 = {"type":"object","properties":{"id":{"type":"integer"},"businessName":{"type":"string"},"city":{"type":"string"},"province":{"type":"string"},"tier":{"type":"string","enum":["prospect","gold","platinum"]}},"required":["id","businessName","city","province","tier"]};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.businessName === undefined) && (missing0 = "businessName"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.province === undefined) && (missing0 = "province"))) || ((data.tier === undefined) && (missing0 = "tier"))){
validate125.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate125.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessName !== undefined){
const _errs3 = errors;
if(typeof data.businessName !== "string"){
validate125.errors = [{instancePath:instancePath+"/businessName",schemaPath:"#/properties/businessName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs5 = errors;
if(typeof data.city !== "string"){
validate125.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.province !== undefined){
const _errs7 = errors;
if(typeof data.province !== "string"){
validate125.errors = [{instancePath:instancePath+"/province",schemaPath:"#/properties/province/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tier !== undefined){
let data4 = data.tier;
const _errs9 = errors;
if(typeof data4 !== "string"){
validate125.errors = [{instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "prospect") || (data4 === "gold")) || (data4 === "platinum"))){
validate125.errors = [{instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/enum",keyword:"enum",params:{allowedValues: schema73.properties.tier.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate124.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate124.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate124.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema72.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.dealer === undefined) && (missing1 = "dealer")){
validate124.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.dealer !== undefined){
if(!(validate125(data1.dealer, {instancePath:instancePath+"/data/dealer",parentData:data1,parentDataProperty:"dealer",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}

export const shareCampaigns = validate127;
const schema74 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"campaigns":{"type":"array","items":{"$ref":"/schemas/DealerCampaign"}}},"required":["campaigns"]}},"required":["success","data"]};
const schema75 = {"type":"object","properties":{"campaign":{"$ref":"/schemas/CampaignSummary"},"incentiveDetail":{"$ref":"/schemas/IncentiveDetail"},"factorBoostDetail":{"$ref":"/schemas/FactorBoostDetail"},"goalThreshold":{"type":"integer"},"accepted":{"type":"boolean"},"acceptedAt":{"anyOf":[{"type":"string"},{"type":"null"}]},"tiresPurchased":{"type":"integer"},"tiresMissing":{"type":"integer"},"tiresFleet":{"type":"integer"},"tiresFleetPercentage":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondAccumulated":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondExpendable":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}},"required":["campaign","incentiveDetail","factorBoostDetail","goalThreshold","accepted","acceptedAt","tiresPurchased","tiresMissing","tiresFleet","tiresFleetPercentage","plafondAccumulated","plafondExpendable"]};
const schema76 = {"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"},"type":{"type":"string","enum":["prospect","gold","platinum","all"]},"duration":{"type":"string","enum":["annual","halfYearly","other"]},"isMain":{"type":"boolean"},"group":{"type":"string","enum":["main","secondary"]},"year":{"type":"integer"},"startsOn":{"type":"string"},"endsOn":{"type":"string"},"state":{"type":"string","enum":["open","registrationClosed","closed"]}},"required":["id","title","type","duration","isMain","group","year","startsOn","endsOn","state"]};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.duration === undefined) && (missing0 = "duration"))) || ((data.isMain === undefined) && (missing0 = "isMain"))) || ((data.group === undefined) && (missing0 = "group"))) || ((data.year === undefined) && (missing0 = "year"))) || ((data.startsOn === undefined) && (missing0 = "startsOn"))) || ((data.endsOn === undefined) && (missing0 = "endsOn"))) || ((data.state === undefined) && (missing0 = "state"))){
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate129.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate129.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate129.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data2 === "prospect") || (data2 === "gold")) || (data2 === "platinum")) || (data2 === "all"))){
validate129.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema76.properties.type.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration !== undefined){
let data3 = data.duration;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate129.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "annual") || (data3 === "halfYearly")) || (data3 === "other"))){
validate129.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/enum",keyword:"enum",params:{allowedValues: schema76.properties.duration.enum}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isMain !== undefined){
const _errs9 = errors;
if(typeof data.isMain !== "boolean"){
validate129.errors = [{instancePath:instancePath+"/isMain",schemaPath:"#/properties/isMain/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined){
let data5 = data.group;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate129.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data5 === "main") || (data5 === "secondary"))){
validate129.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/enum",keyword:"enum",params:{allowedValues: schema76.properties.group.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.year !== undefined){
let data6 = data.year;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate129.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startsOn !== undefined){
const _errs15 = errors;
if(typeof data.startsOn !== "string"){
validate129.errors = [{instancePath:instancePath+"/startsOn",schemaPath:"#/properties/startsOn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endsOn !== undefined){
const _errs17 = errors;
if(typeof data.endsOn !== "string"){
validate129.errors = [{instancePath:instancePath+"/endsOn",schemaPath:"#/properties/endsOn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data9 = data.state;
const _errs19 = errors;
if(typeof data9 !== "string"){
validate129.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data9 === "open") || (data9 === "registrationClosed")) || (data9 === "closed"))){
validate129.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema76.properties.state.enum}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}

const schema77 = {"type":"object","properties":{"basis":{"type":"string","enum":["marginal","whole"]},"tiers":{"type":"array","items":{"type":"object","properties":{"from":{"anyOf":[{"type":"number"},{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}]},"rate":{"anyOf":[{"type":"number"},{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}]}},"required":["from","rate"]}},"unlockAt":{"anyOf":[{"type":"number"},{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}]},"cap":{"anyOf":[{"type":"number"},{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}]}},"required":["basis","tiers","unlockAt"]};
const pattern0 = new RegExp("^-?\\d+(\\.\\d+)?$", "u");

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.basis === undefined) && (missing0 = "basis")) || ((data.tiers === undefined) && (missing0 = "tiers"))) || ((data.unlockAt === undefined) && (missing0 = "unlockAt"))){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.basis !== undefined){
let data0 = data.basis;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate131.errors = [{instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "marginal") || (data0 === "whole"))){
validate131.errors = [{instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/enum",keyword:"enum",params:{allowedValues: schema77.properties.basis.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiers !== undefined){
let data1 = data.tiers;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.from === undefined) && (missing1 = "from")) || ((data2.rate === undefined) && (missing1 = "rate"))){
validate131.errors = [{instancePath:instancePath+"/tiers/" + i0,schemaPath:"#/properties/tiers/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.from !== undefined){
let data3 = data2.from;
const _errs7 = errors;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err0 = {instancePath:instancePath+"/tiers/" + i0+"/from",schemaPath:"#/properties/tiers/items/properties/from/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err1 = {instancePath:instancePath+"/tiers/" + i0+"/from",schemaPath:"#/properties/tiers/items/properties/from/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/tiers/" + i0+"/from",schemaPath:"#/properties/tiers/items/properties/from/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/tiers/" + i0+"/from",schemaPath:"#/properties/tiers/items/properties/from/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate131.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.rate !== undefined){
let data4 = data2.rate;
const _errs13 = errors;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/tiers/" + i0+"/rate",schemaPath:"#/properties/tiers/items/properties/rate/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs17 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err5 = {instancePath:instancePath+"/tiers/" + i0+"/rate",schemaPath:"#/properties/tiers/items/properties/rate/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/tiers/" + i0+"/rate",schemaPath:"#/properties/tiers/items/properties/rate/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err7 = {instancePath:instancePath+"/tiers/" + i0+"/rate",schemaPath:"#/properties/tiers/items/properties/rate/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate131.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/tiers/" + i0,schemaPath:"#/properties/tiers/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unlockAt !== undefined){
let data5 = data.unlockAt;
const _errs19 = errors;
const _errs20 = errors;
let valid5 = false;
const _errs21 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/unlockAt",schemaPath:"#/properties/unlockAt/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs23 = errors;
if(errors === _errs23){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err9 = {instancePath:instancePath+"/unlockAt",schemaPath:"#/properties/unlockAt/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/unlockAt",schemaPath:"#/properties/unlockAt/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid2 = _errs23 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err11 = {instancePath:instancePath+"/unlockAt",schemaPath:"#/properties/unlockAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate131.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cap !== undefined){
let data6 = data.cap;
const _errs25 = errors;
const _errs26 = errors;
let valid6 = false;
const _errs27 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/cap",schemaPath:"#/properties/cap/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs29 = errors;
if(errors === _errs29){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err13 = {instancePath:instancePath+"/cap",schemaPath:"#/properties/cap/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/cap",schemaPath:"#/properties/cap/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid3 = _errs29 === errors;
valid6 = valid6 || _valid3;
}
if(!valid6){
const err15 = {instancePath:instancePath+"/cap",schemaPath:"#/properties/cap/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate131.errors = vErrors;
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}

const schema78 = {"type":"object","properties":{"boosts":{"type":"array","items":{"type":"object","properties":{"label":{"type":"string"},"match":{"$ref":"/schemas/SaleMatch"},"factor":{"anyOf":[{"type":"number"},{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}]}},"required":["label","match","factor"]}}},"required":["boosts"]};
const schema79 = {"type":"object","properties":{"brand":{"type":"array","items":{"type":"string"}},"season":{"type":"array","items":{"type":"string","enum":["summer","winter","allSeason"]}},"segment":{"type":"array","items":{"type":"string","enum":["car","suv","van","truck"]}},"rimFrom":{"type":"integer"},"rimTo":{"type":"integer"},"channel":{"type":"string","enum":["retail","fleet"]}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.brand !== undefined){
let data0 = data.brand;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate134.errors = [{instancePath:instancePath+"/brand/" + i0,schemaPath:"#/properties/brand/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/brand",schemaPath:"#/properties/brand/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.season !== undefined){
let data2 = data.season;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(typeof data3 !== "string"){
validate134.errors = [{instancePath:instancePath+"/season/" + i1,schemaPath:"#/properties/season/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "summer") || (data3 === "winter")) || (data3 === "allSeason"))){
validate134.errors = [{instancePath:instancePath+"/season/" + i1,schemaPath:"#/properties/season/items/enum",keyword:"enum",params:{allowedValues: schema79.properties.season.items.enum}}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/season",schemaPath:"#/properties/season/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segment !== undefined){
let data4 = data.segment;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs11 = errors;
if(typeof data5 !== "string"){
validate134.errors = [{instancePath:instancePath+"/segment/" + i2,schemaPath:"#/properties/segment/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data5 === "car") || (data5 === "suv")) || (data5 === "van")) || (data5 === "truck"))){
validate134.errors = [{instancePath:instancePath+"/segment/" + i2,schemaPath:"#/properties/segment/items/enum",keyword:"enum",params:{allowedValues: schema79.properties.segment.items.enum}}];
return false;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/segment",schemaPath:"#/properties/segment/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rimFrom !== undefined){
let data6 = data.rimFrom;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate134.errors = [{instancePath:instancePath+"/rimFrom",schemaPath:"#/properties/rimFrom/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rimTo !== undefined){
let data7 = data.rimTo;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate134.errors = [{instancePath:instancePath+"/rimTo",schemaPath:"#/properties/rimTo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data8 = data.channel;
const _errs17 = errors;
if(typeof data8 !== "string"){
validate134.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data8 === "retail") || (data8 === "fleet"))){
validate134.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema79.properties.channel.enum}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.boosts === undefined) && (missing0 = "boosts")){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.boosts !== undefined){
let data0 = data.boosts;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.label === undefined) && (missing1 = "label")) || ((data1.match === undefined) && (missing1 = "match"))) || ((data1.factor === undefined) && (missing1 = "factor"))){
validate133.errors = [{instancePath:instancePath+"/boosts/" + i0,schemaPath:"#/properties/boosts/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.label !== undefined){
const _errs5 = errors;
if(typeof data1.label !== "string"){
validate133.errors = [{instancePath:instancePath+"/boosts/" + i0+"/label",schemaPath:"#/properties/boosts/items/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.match !== undefined){
const _errs7 = errors;
if(!(validate134(data1.match, {instancePath:instancePath+"/boosts/" + i0+"/match",parentData:data1,parentDataProperty:"match",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.factor !== undefined){
let data4 = data1.factor;
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err0 = {instancePath:instancePath+"/boosts/" + i0+"/factor",schemaPath:"#/properties/boosts/items/properties/factor/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err1 = {instancePath:instancePath+"/boosts/" + i0+"/factor",schemaPath:"#/properties/boosts/items/properties/factor/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/boosts/" + i0+"/factor",schemaPath:"#/properties/boosts/items/properties/factor/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/boosts/" + i0+"/factor",schemaPath:"#/properties/boosts/items/properties/factor/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate133.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/boosts/" + i0,schemaPath:"#/properties/boosts/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/boosts",schemaPath:"#/properties/boosts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.campaign === undefined) && (missing0 = "campaign")) || ((data.incentiveDetail === undefined) && (missing0 = "incentiveDetail"))) || ((data.factorBoostDetail === undefined) && (missing0 = "factorBoostDetail"))) || ((data.goalThreshold === undefined) && (missing0 = "goalThreshold"))) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.acceptedAt === undefined) && (missing0 = "acceptedAt"))) || ((data.tiresPurchased === undefined) && (missing0 = "tiresPurchased"))) || ((data.tiresMissing === undefined) && (missing0 = "tiresMissing"))) || ((data.tiresFleet === undefined) && (missing0 = "tiresFleet"))) || ((data.tiresFleetPercentage === undefined) && (missing0 = "tiresFleetPercentage"))) || ((data.plafondAccumulated === undefined) && (missing0 = "plafondAccumulated"))) || ((data.plafondExpendable === undefined) && (missing0 = "plafondExpendable"))){
validate128.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campaign !== undefined){
const _errs1 = errors;
if(!(validate129(data.campaign, {instancePath:instancePath+"/campaign",parentData:data,parentDataProperty:"campaign",rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.incentiveDetail !== undefined){
const _errs2 = errors;
if(!(validate131(data.incentiveDetail, {instancePath:instancePath+"/incentiveDetail",parentData:data,parentDataProperty:"incentiveDetail",rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.factorBoostDetail !== undefined){
const _errs3 = errors;
if(!(validate133(data.factorBoostDetail, {instancePath:instancePath+"/factorBoostDetail",parentData:data,parentDataProperty:"factorBoostDetail",rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalThreshold !== undefined){
let data3 = data.goalThreshold;
const _errs4 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate128.errors = [{instancePath:instancePath+"/goalThreshold",schemaPath:"#/properties/goalThreshold/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted !== undefined){
const _errs6 = errors;
if(typeof data.accepted !== "boolean"){
validate128.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acceptedAt !== undefined){
let data5 = data.acceptedAt;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(typeof data5 !== "string"){
const err0 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data5 !== null){
const err1 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate128.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresPurchased !== undefined){
let data6 = data.tiresPurchased;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate128.errors = [{instancePath:instancePath+"/tiresPurchased",schemaPath:"#/properties/tiresPurchased/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresMissing !== undefined){
let data7 = data.tiresMissing;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate128.errors = [{instancePath:instancePath+"/tiresMissing",schemaPath:"#/properties/tiresMissing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleet !== undefined){
let data8 = data.tiresFleet;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate128.errors = [{instancePath:instancePath+"/tiresFleet",schemaPath:"#/properties/tiresFleet/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleetPercentage !== undefined){
let data9 = data.tiresFleetPercentage;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
validate128.errors = [{instancePath:instancePath+"/tiresFleetPercentage",schemaPath:"#/properties/tiresFleetPercentage/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/tiresFleetPercentage",schemaPath:"#/properties/tiresFleetPercentage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondAccumulated !== undefined){
let data10 = data.plafondAccumulated;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
validate128.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondExpendable !== undefined){
let data11 = data.plafondExpendable;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
validate128.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate127.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate127.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema74.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.campaigns === undefined) && (missing1 = "campaigns")){
validate127.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.campaigns !== undefined){
let data2 = data1.campaigns;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate128(data2[i0], {instancePath:instancePath+"/data/campaigns/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/data/campaigns",schemaPath:"#/properties/data/properties/campaigns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}

export const sharePrevYear = validate138;
const schema80 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"$ref":"/schemas/SharePrevYear"}},"required":["success","data"]};
const schema81 = {"type":"object","properties":{"dealerId":{"type":"integer"},"year":{"type":"integer"},"months":{"type":"array","items":{"$ref":"/schemas/SharePrevYearMonth"}}},"required":["dealerId","year","months"]};
const schema82 = {"type":"object","properties":{"month":{"type":"string"},"tires":{"type":"integer"},"tiresBefore":{"type":"integer"}},"required":["month","tires","tiresBefore"]};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.month === undefined) && (missing0 = "month")) || ((data.tires === undefined) && (missing0 = "tires"))) || ((data.tiresBefore === undefined) && (missing0 = "tiresBefore"))){
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.month !== undefined){
const _errs1 = errors;
if(typeof data.month !== "string"){
validate140.errors = [{instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tires !== undefined){
let data1 = data.tires;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate140.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresBefore !== undefined){
let data2 = data.tiresBefore;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate140.errors = [{instancePath:instancePath+"/tiresBefore",schemaPath:"#/properties/tiresBefore/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.dealerId === undefined) && (missing0 = "dealerId")) || ((data.year === undefined) && (missing0 = "year"))) || ((data.months === undefined) && (missing0 = "months"))){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dealerId !== undefined){
let data0 = data.dealerId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate139.errors = [{instancePath:instancePath+"/dealerId",schemaPath:"#/properties/dealerId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.year !== undefined){
let data1 = data.year;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate139.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.months !== undefined){
let data2 = data.months;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate140(data2[i0], {instancePath:instancePath+"/months/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/months",schemaPath:"#/properties/months/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate138.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate138.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema80.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate139(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}

export const dealerAudit = validate143;
const schema83 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"items":{"type":"array","items":{"$ref":"/schemas/AuditEntry"}},"total":{"type":"integer"}},"required":["items","total"]}},"required":["success","data"]};
const schema84 = {"type":"object","properties":{"id":{"type":"integer"},"at":{"type":"string"},"actor":{"anyOf":[{"type":"object","properties":{"id":{"type":"integer"},"name":{"type":"string"}},"required":["id","name"]},{"type":"null"}]},"import":{"anyOf":[{"type":"object","properties":{"id":{"type":"integer"},"filename":{"type":"string"}},"required":["id","filename"]},{"type":"null"}]},"action":{"type":"string"},"before":{"anyOf":[{"type":"object","additionalProperties":{}},{"type":"null"}]},"after":{"anyOf":[{"type":"object","additionalProperties":{}},{"type":"null"}]}},"required":["id","at","actor","import","action","before","after"]};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.import === undefined) && (missing0 = "import"))) || ((data.action === undefined) && (missing0 = "action"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate144.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate144.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs3 = errors;
if(typeof data.at !== "string"){
validate144.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined){
let data2 = data.actor;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.id === undefined) && (missing1 = "id")) || ((data2.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.id !== undefined){
let data3 = data2.id;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err1 = {instancePath:instancePath+"/actor/id",schemaPath:"#/properties/actor/anyOf/0/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.name !== undefined){
const _errs11 = errors;
if(typeof data2.name !== "string"){
const err2 = {instancePath:instancePath+"/actor/name",schemaPath:"#/properties/actor/anyOf/0/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs13 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate144.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.import !== undefined){
let data5 = data.import;
const _errs15 = errors;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(errors === _errs17){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if(((data5.id === undefined) && (missing2 = "id")) || ((data5.filename === undefined) && (missing2 = "filename"))){
const err6 = {instancePath:instancePath+"/import",schemaPath:"#/properties/import/anyOf/0/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data5.id !== undefined){
let data6 = data5.id;
const _errs19 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/import/id",schemaPath:"#/properties/import/anyOf/0/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.filename !== undefined){
const _errs21 = errors;
if(typeof data5.filename !== "string"){
const err8 = {instancePath:instancePath+"/import/filename",schemaPath:"#/properties/import/anyOf/0/properties/filename/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/import",schemaPath:"#/properties/import/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid1 = _errs17 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs23 = errors;
if(data5 !== null){
const err10 = {instancePath:instancePath+"/import",schemaPath:"#/properties/import/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err11 = {instancePath:instancePath+"/import",schemaPath:"#/properties/import/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate144.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
const _errs25 = errors;
if(typeof data.action !== "string"){
validate144.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data9 = data.before;
const _errs27 = errors;
const _errs28 = errors;
let valid5 = false;
const _errs29 = errors;
if(errors === _errs29){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
const err12 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid2 = _errs29 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs32 = errors;
if(data9 !== null){
const err13 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid2 = _errs32 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err14 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate144.errors = vErrors;
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data10 = data.after;
const _errs34 = errors;
const _errs35 = errors;
let valid6 = false;
const _errs36 = errors;
if(errors === _errs36){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
}
else {
const err15 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid3 = _errs36 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs39 = errors;
if(data10 !== null){
const err16 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid3 = _errs39 === errors;
valid6 = valid6 || _valid3;
}
if(!valid6){
const err17 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate144.errors = vErrors;
return false;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate143.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate143.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema83.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.items === undefined) && (missing1 = "items")) || ((data1.total === undefined) && (missing1 = "total"))){
validate143.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.items !== undefined){
let data2 = data1.items;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate144(data2[i0], {instancePath:instancePath+"/data/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/data/items",schemaPath:"#/properties/data/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.total !== undefined){
let data4 = data1.total;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate143.errors = [{instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}

export const campaignAudit = validate146;
const schema85 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"items":{"type":"array","items":{"$ref":"/schemas/AuditEntry"}},"total":{"type":"integer"}},"required":["items","total"]}},"required":["success","data"]};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate146.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate146.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema85.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.items === undefined) && (missing1 = "items")) || ((data1.total === undefined) && (missing1 = "total"))){
validate146.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.items !== undefined){
let data2 = data1.items;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate144(data2[i0], {instancePath:instancePath+"/data/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/data/items",schemaPath:"#/properties/data/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.total !== undefined){
let data4 = data1.total;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate146.errors = [{instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}

export const auditTable = validate148;
const schema86 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"items":{"type":"array","items":{"$ref":"/schemas/AuditRow"}},"total":{"type":"integer"},"isTotalExact":{"type":"boolean"}},"required":["items","total","isTotalExact"]}},"required":["success","data"]};
const schema87 = {"type":"object","properties":{"source":{"type":"string","enum":["audit","security"]},"id":{"type":"integer"},"at":{"type":"string"},"actor":{"anyOf":[{"type":"object","properties":{"id":{"type":"integer"},"name":{"type":"string"}},"required":["id","name"]},{"type":"null"}]},"address":{"type":["string","null"]},"requestId":{"type":["string","null"]},"entity":{"type":"string","enum":["member","user","import","campaign","customer","content","contentImage"]},"entityId":{"anyOf":[{"type":"integer"},{"type":"null"}]},"entityName":{"type":["string","null"]},"action":{"type":"string"},"times":{"type":"integer"},"before":{"anyOf":[{"type":"object","additionalProperties":{}},{"type":"null"}]},"after":{"anyOf":[{"type":"object","additionalProperties":{}},{"type":"null"}]},"import":{"anyOf":[{"type":"object","properties":{"id":{"type":"integer"},"filename":{"type":"string"}},"required":["id","filename"]},{"type":"null"}]}},"required":["source","id","at","actor","address","requestId","entity","entityId","entityName","action","times","before","after","import"]};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.source === undefined) && (missing0 = "source")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.requestId === undefined) && (missing0 = "requestId"))) || ((data.entity === undefined) && (missing0 = "entity"))) || ((data.entityId === undefined) && (missing0 = "entityId"))) || ((data.entityName === undefined) && (missing0 = "entityName"))) || ((data.action === undefined) && (missing0 = "action"))) || ((data.times === undefined) && (missing0 = "times"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))) || ((data.import === undefined) && (missing0 = "import"))){
validate149.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.source !== undefined){
let data0 = data.source;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate149.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "audit") || (data0 === "security"))){
validate149.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema87.properties.source.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate149.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs5 = errors;
if(typeof data.at !== "string"){
validate149.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined){
let data3 = data.actor;
const _errs7 = errors;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data3.id !== undefined){
let data4 = data3.id;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err1 = {instancePath:instancePath+"/actor/id",schemaPath:"#/properties/actor/anyOf/0/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.name !== undefined){
const _errs13 = errors;
if(typeof data3.name !== "string"){
const err2 = {instancePath:instancePath+"/actor/name",schemaPath:"#/properties/actor/anyOf/0/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data3 !== null){
const err4 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate149.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data6 = data.address;
const _errs17 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate149.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema87.properties.address.type}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestId !== undefined){
let data7 = data.requestId;
const _errs19 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate149.errors = [{instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: schema87.properties.requestId.type}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entity !== undefined){
let data8 = data.entity;
const _errs21 = errors;
if(typeof data8 !== "string"){
validate149.errors = [{instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data8 === "member") || (data8 === "user")) || (data8 === "import")) || (data8 === "campaign")) || (data8 === "customer")) || (data8 === "content")) || (data8 === "contentImage"))){
validate149.errors = [{instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/enum",keyword:"enum",params:{allowedValues: schema87.properties.entity.enum}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entityId !== undefined){
let data9 = data.entityId;
const _errs23 = errors;
const _errs24 = errors;
let valid3 = false;
const _errs25 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err6 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs25 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs27 = errors;
if(data9 !== null){
const err7 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs27 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err8 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate149.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entityName !== undefined){
let data10 = data.entityName;
const _errs29 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate149.errors = [{instancePath:instancePath+"/entityName",schemaPath:"#/properties/entityName/type",keyword:"type",params:{type: schema87.properties.entityName.type}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
const _errs31 = errors;
if(typeof data.action !== "string"){
validate149.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.times !== undefined){
let data12 = data.times;
const _errs33 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate149.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data13 = data.before;
const _errs35 = errors;
const _errs36 = errors;
let valid4 = false;
const _errs37 = errors;
if(errors === _errs37){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
const err9 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs37 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs40 = errors;
if(data13 !== null){
const err10 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs40 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
const err11 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate149.errors = vErrors;
return false;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data14 = data.after;
const _errs42 = errors;
const _errs43 = errors;
let valid5 = false;
const _errs44 = errors;
if(errors === _errs44){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
}
else {
const err12 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid3 = _errs44 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const _errs47 = errors;
if(data14 !== null){
const err13 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid3 = _errs47 === errors;
valid5 = valid5 || _valid3;
}
if(!valid5){
const err14 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate149.errors = vErrors;
return false;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.import !== undefined){
let data15 = data.import;
const _errs49 = errors;
const _errs50 = errors;
let valid6 = false;
const _errs51 = errors;
if(errors === _errs51){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing2;
if(((data15.id === undefined) && (missing2 = "id")) || ((data15.filename === undefined) && (missing2 = "filename"))){
const err15 = {instancePath:instancePath+"/import",schemaPath:"#/properties/import/anyOf/0/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data15.id !== undefined){
let data16 = data15.id;
const _errs53 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err16 = {instancePath:instancePath+"/import/id",schemaPath:"#/properties/import/anyOf/0/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid7 = _errs53 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data15.filename !== undefined){
const _errs55 = errors;
if(typeof data15.filename !== "string"){
const err17 = {instancePath:instancePath+"/import/filename",schemaPath:"#/properties/import/anyOf/0/properties/filename/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid7 = _errs55 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/import",schemaPath:"#/properties/import/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid4 = _errs51 === errors;
valid6 = valid6 || _valid4;
if(!valid6){
const _errs57 = errors;
if(data15 !== null){
const err19 = {instancePath:instancePath+"/import",schemaPath:"#/properties/import/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid4 = _errs57 === errors;
valid6 = valid6 || _valid4;
}
if(!valid6){
const err20 = {instancePath:instancePath+"/import",schemaPath:"#/properties/import/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate149.errors = vErrors;
return false;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate149.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate148.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate148.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate148.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema86.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.items === undefined) && (missing1 = "items")) || ((data1.total === undefined) && (missing1 = "total"))) || ((data1.isTotalExact === undefined) && (missing1 = "isTotalExact"))){
validate148.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.items !== undefined){
let data2 = data1.items;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate149(data2[i0], {instancePath:instancePath+"/data/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/data/items",schemaPath:"#/properties/data/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.total !== undefined){
let data4 = data1.total;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate148.errors = [{instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.isTotalExact !== undefined){
const _errs10 = errors;
if(typeof data1.isTotalExact !== "boolean"){
validate148.errors = [{instancePath:instancePath+"/data/isTotalExact",schemaPath:"#/properties/data/properties/isTotalExact/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}

export const listDocuments = validate151;
const schema88 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"contents":{"type":"object","properties":{"brochures":{"type":"array","items":{"$ref":"/schemas/ContentSummary"}},"catalogues":{"type":"array","items":{"$ref":"/schemas/ContentSummary"}},"digitalBanners":{"type":"array","items":{"$ref":"/schemas/ContentSummary"}}},"required":["brochures","catalogues","digitalBanners"]}},"required":["contents"]}},"required":["success","data"]};
const schema89 = {"type":"object","properties":{"id":{"type":"integer"},"kind":{"type":"string","enum":["document","news","single"]},"doc_type_id":{"anyOf":[{"type":"number","enum":[1,2,3]},{"type":"null"}]},"title":{"type":"string"},"summary":{"type":"string"},"cover":{"anyOf":[{"$ref":"/schemas/ContentCover"},{"type":"null"}]},"file":{"anyOf":[{"$ref":"/schemas/ContentFile"},{"type":"null"}]},"publishedOn":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["id","kind","doc_type_id","title","summary","cover","file","publishedOn"]};
const schema90 = {"type":"object","properties":{"filename":{"type":"string"},"contentType":{"type":"string"},"size":{"type":"integer"},"width":{"type":"integer"},"height":{"type":"integer"}},"required":["filename","contentType","size","width","height"]};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.filename === undefined) && (missing0 = "filename")) || ((data.contentType === undefined) && (missing0 = "contentType"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.width === undefined) && (missing0 = "width"))) || ((data.height === undefined) && (missing0 = "height"))){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.filename !== undefined){
const _errs1 = errors;
if(typeof data.filename !== "string"){
validate153.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentType !== undefined){
const _errs3 = errors;
if(typeof data.contentType !== "string"){
validate153.errors = [{instancePath:instancePath+"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data2 = data.size;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate153.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate153.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data4 = data.height;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate153.errors = [{instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}

const schema91 = {"type":"object","properties":{"filename":{"type":"string"},"contentType":{"type":"string"},"size":{"type":"integer"}},"required":["filename","contentType","size"]};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.filename === undefined) && (missing0 = "filename")) || ((data.contentType === undefined) && (missing0 = "contentType"))) || ((data.size === undefined) && (missing0 = "size"))){
validate155.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.filename !== undefined){
const _errs1 = errors;
if(typeof data.filename !== "string"){
validate155.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentType !== undefined){
const _errs3 = errors;
if(typeof data.contentType !== "string"){
validate155.errors = [{instancePath:instancePath+"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data2 = data.size;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate155.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.doc_type_id === undefined) && (missing0 = "doc_type_id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.summary === undefined) && (missing0 = "summary"))) || ((data.cover === undefined) && (missing0 = "cover"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.publishedOn === undefined) && (missing0 = "publishedOn"))){
validate152.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate152.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate152.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "document") || (data1 === "news")) || (data1 === "single"))){
validate152.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema89.properties.kind.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.doc_type_id !== undefined){
let data2 = data.doc_type_id;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err0 = {instancePath:instancePath+"/doc_type_id",schemaPath:"#/properties/doc_type_id/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data2 === 1) || (data2 === 2)) || (data2 === 3))){
const err1 = {instancePath:instancePath+"/doc_type_id",schemaPath:"#/properties/doc_type_id/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema89.properties.doc_type_id.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/doc_type_id",schemaPath:"#/properties/doc_type_id/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/doc_type_id",schemaPath:"#/properties/doc_type_id/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate152.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs11 = errors;
if(typeof data.title !== "string"){
validate152.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
const _errs13 = errors;
if(typeof data.summary !== "string"){
validate152.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cover !== undefined){
let data5 = data.cover;
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(!(validate153(data5, {instancePath:instancePath+"/cover",parentData:data,parentDataProperty:"cover",rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs18 = errors;
if(data5 !== null){
const err4 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate152.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
let data6 = data.file;
const _errs20 = errors;
const _errs21 = errors;
let valid3 = false;
const _errs22 = errors;
if(!(validate155(data6, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs23 = errors;
if(data6 !== null){
const err6 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err7 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate152.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.publishedOn !== undefined){
let data7 = data.publishedOn;
const _errs25 = errors;
const _errs26 = errors;
let valid4 = false;
const _errs27 = errors;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/publishedOn",schemaPath:"#/properties/publishedOn/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs29 = errors;
if(data7 !== null){
const err9 = {instancePath:instancePath+"/publishedOn",schemaPath:"#/properties/publishedOn/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid3 = _errs29 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err10 = {instancePath:instancePath+"/publishedOn",schemaPath:"#/properties/publishedOn/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate152.errors = vErrors;
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate151.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate151.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate151.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema88.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.contents === undefined) && (missing1 = "contents")){
validate151.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.contents !== undefined){
let data2 = data1.contents;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((((data2.brochures === undefined) && (missing2 = "brochures")) || ((data2.catalogues === undefined) && (missing2 = "catalogues"))) || ((data2.digitalBanners === undefined) && (missing2 = "digitalBanners"))){
validate151.errors = [{instancePath:instancePath+"/data/contents",schemaPath:"#/properties/data/properties/contents/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data2.brochures !== undefined){
let data3 = data2.brochures;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate152(data3[i0], {instancePath:instancePath+"/data/contents/brochures/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/data/contents/brochures",schemaPath:"#/properties/data/properties/contents/properties/brochures/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.catalogues !== undefined){
let data5 = data2.catalogues;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid4 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validate152(data5[i1], {instancePath:instancePath+"/data/contents/catalogues/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/data/contents/catalogues",schemaPath:"#/properties/data/properties/contents/properties/catalogues/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.digitalBanners !== undefined){
let data7 = data2.digitalBanners;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data7)){
var valid5 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
const _errs15 = errors;
if(!(validate152(data7[i2], {instancePath:instancePath+"/data/contents/digitalBanners/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
var valid5 = _errs15 === errors;
if(!valid5){
break;
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/data/contents/digitalBanners",schemaPath:"#/properties/data/properties/contents/properties/digitalBanners/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/data/contents",schemaPath:"#/properties/data/properties/contents/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate151.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}

export const listDocumentsOfType = validate160;
const schema92 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"contents":{"type":"array","items":{"$ref":"/schemas/ContentSummary"}}},"required":["contents"]}},"required":["success","data"]};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate160.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate160.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate160.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema92.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.contents === undefined) && (missing1 = "contents")){
validate160.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.contents !== undefined){
let data2 = data1.contents;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate152(data2[i0], {instancePath:instancePath+"/data/contents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/data/contents",schemaPath:"#/properties/data/properties/contents/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}

export const listNews = validate162;
const schema93 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"contents":{"type":"array","items":{"$ref":"/schemas/ContentSummary"}}},"required":["contents"]}},"required":["success","data"]};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate162.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate162.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate162.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema93.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.contents === undefined) && (missing1 = "contents")){
validate162.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.contents !== undefined){
let data2 = data1.contents;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate152(data2[i0], {instancePath:instancePath+"/data/contents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate162.errors = [{instancePath:instancePath+"/data/contents",schemaPath:"#/properties/data/properties/contents/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate162.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}

export const listPages = validate164;
const schema94 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"contents":{"type":"array","items":{"$ref":"/schemas/ContentSummary"}}},"required":["contents"]}},"required":["success","data"]};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate164.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate164.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate164.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema94.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.contents === undefined) && (missing1 = "contents")){
validate164.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.contents !== undefined){
let data2 = data1.contents;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate152(data2[i0], {instancePath:instancePath+"/data/contents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/data/contents",schemaPath:"#/properties/data/properties/contents/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}

export const readContent = validate166;
const schema95 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"content":{"$ref":"/schemas/ReadContent"}},"required":["content"]}},"required":["success","data"]};
const schema96 = {"type":"object","properties":{"id":{"type":"integer"},"kind":{"type":"string","enum":["document","news","single"]},"doc_type_id":{"anyOf":[{"type":"number","enum":[1,2,3]},{"type":"null"}]},"title":{"type":"string"},"summary":{"type":"string"},"cover":{"anyOf":[{"$ref":"/schemas/ContentCover"},{"type":"null"}]},"file":{"anyOf":[{"$ref":"/schemas/ContentFile"},{"type":"null"}]},"publishedOn":{"anyOf":[{"type":"string"},{"type":"null"}]},"body":{"type":"string"},"imageIds":{"type":"array","items":{"type":"integer"}}},"required":["id","kind","doc_type_id","title","summary","cover","file","publishedOn","body","imageIds"]};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.doc_type_id === undefined) && (missing0 = "doc_type_id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.summary === undefined) && (missing0 = "summary"))) || ((data.cover === undefined) && (missing0 = "cover"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.publishedOn === undefined) && (missing0 = "publishedOn"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.imageIds === undefined) && (missing0 = "imageIds"))){
validate167.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate167.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate167.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "document") || (data1 === "news")) || (data1 === "single"))){
validate167.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema96.properties.kind.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.doc_type_id !== undefined){
let data2 = data.doc_type_id;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err0 = {instancePath:instancePath+"/doc_type_id",schemaPath:"#/properties/doc_type_id/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data2 === 1) || (data2 === 2)) || (data2 === 3))){
const err1 = {instancePath:instancePath+"/doc_type_id",schemaPath:"#/properties/doc_type_id/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema96.properties.doc_type_id.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/doc_type_id",schemaPath:"#/properties/doc_type_id/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/doc_type_id",schemaPath:"#/properties/doc_type_id/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate167.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs11 = errors;
if(typeof data.title !== "string"){
validate167.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
const _errs13 = errors;
if(typeof data.summary !== "string"){
validate167.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cover !== undefined){
let data5 = data.cover;
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(!(validate153(data5, {instancePath:instancePath+"/cover",parentData:data,parentDataProperty:"cover",rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs18 = errors;
if(data5 !== null){
const err4 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate167.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
let data6 = data.file;
const _errs20 = errors;
const _errs21 = errors;
let valid3 = false;
const _errs22 = errors;
if(!(validate155(data6, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs23 = errors;
if(data6 !== null){
const err6 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err7 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate167.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.publishedOn !== undefined){
let data7 = data.publishedOn;
const _errs25 = errors;
const _errs26 = errors;
let valid4 = false;
const _errs27 = errors;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/publishedOn",schemaPath:"#/properties/publishedOn/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs29 = errors;
if(data7 !== null){
const err9 = {instancePath:instancePath+"/publishedOn",schemaPath:"#/properties/publishedOn/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid3 = _errs29 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err10 = {instancePath:instancePath+"/publishedOn",schemaPath:"#/properties/publishedOn/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate167.errors = vErrors;
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs31 = errors;
if(typeof data.body !== "string"){
validate167.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageIds !== undefined){
let data9 = data.imageIds;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data9)){
var valid5 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs35 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate167.errors = [{instancePath:instancePath+"/imageIds/" + i0,schemaPath:"#/properties/imageIds/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs35 === errors;
if(!valid5){
break;
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/imageIds",schemaPath:"#/properties/imageIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate167.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate166.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate166.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema95.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.content === undefined) && (missing1 = "content")){
validate166.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.content !== undefined){
if(!(validate167(data1.content, {instancePath:instancePath+"/data/content",parentData:data1,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}

export const coverTickets = validate171;
const schema97 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"tickets":{"type":"array","items":{"$ref":"/schemas/TicketOfId"}}},"required":["tickets"]}},"required":["success","data"]};
const schema98 = {"type":"object","properties":{"id":{"type":"integer"},"ticket":{"$ref":"/schemas/FileTicket"}},"required":["id","ticket"]};
const schema99 = {"type":"object","properties":{"ticket":{"type":"string"},"filename":{"type":"string"},"contentType":{"type":"string"},"expiresAt":{"type":"string"}},"required":["ticket","filename","contentType","expiresAt"]};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.ticket === undefined) && (missing0 = "ticket")) || ((data.filename === undefined) && (missing0 = "filename"))) || ((data.contentType === undefined) && (missing0 = "contentType"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate173.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.ticket !== undefined){
const _errs1 = errors;
if(typeof data.ticket !== "string"){
validate173.errors = [{instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
const _errs3 = errors;
if(typeof data.filename !== "string"){
validate173.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentType !== undefined){
const _errs5 = errors;
if(typeof data.contentType !== "string"){
validate173.errors = [{instancePath:instancePath+"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs7 = errors;
if(typeof data.expiresAt !== "string"){
validate173.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}


function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.ticket === undefined) && (missing0 = "ticket"))){
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate172.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticket !== undefined){
const _errs3 = errors;
if(!(validate173(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}


function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate171.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate171.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate171.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema97.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.tickets === undefined) && (missing1 = "tickets")){
validate171.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.tickets !== undefined){
let data2 = data1.tickets;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate172(data2[i0], {instancePath:instancePath+"/data/tickets/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/data/tickets",schemaPath:"#/properties/data/properties/tickets/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate171.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}

export const imageTickets = validate176;
const schema100 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"tickets":{"type":"array","items":{"$ref":"/schemas/TicketOfId"}}},"required":["tickets"]}},"required":["success","data"]};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate176.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema100.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.tickets === undefined) && (missing1 = "tickets")){
validate176.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.tickets !== undefined){
let data2 = data1.tickets;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate172(data2[i0], {instancePath:instancePath+"/data/tickets/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/data/tickets",schemaPath:"#/properties/data/properties/tickets/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}

export const contentsTable = validate178;
const schema101 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"items":{"type":"array","items":{"$ref":"/schemas/ManagedContentSummary"}},"total":{"type":"integer"}},"required":["items","total"]}},"required":["success","data"]};
const schema102 = {"type":"object","properties":{"id":{"type":"integer"},"kind":{"type":"string","enum":["document","news","single"]},"doc_type_id":{"anyOf":[{"type":"number","enum":[1,2,3]},{"type":"null"}]},"title":{"type":"string"},"summary":{"type":"string"},"cover":{"anyOf":[{"$ref":"/schemas/ContentCover"},{"type":"null"}]},"file":{"anyOf":[{"$ref":"/schemas/ContentFile"},{"type":"null"}]},"publishedOn":{"anyOf":[{"type":"string"},{"type":"null"}]},"archived":{"type":"boolean"},"state":{"type":"string","enum":["draft","scheduled","published","archived"]},"version":{"type":"integer"},"createdAt":{"type":"string"},"updatedAt":{"type":"string"}},"required":["id","kind","doc_type_id","title","summary","cover","file","publishedOn","archived","state","version","createdAt","updatedAt"]};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.doc_type_id === undefined) && (missing0 = "doc_type_id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.summary === undefined) && (missing0 = "summary"))) || ((data.cover === undefined) && (missing0 = "cover"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.publishedOn === undefined) && (missing0 = "publishedOn"))) || ((data.archived === undefined) && (missing0 = "archived"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))){
validate179.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate179.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate179.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "document") || (data1 === "news")) || (data1 === "single"))){
validate179.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema102.properties.kind.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.doc_type_id !== undefined){
let data2 = data.doc_type_id;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err0 = {instancePath:instancePath+"/doc_type_id",schemaPath:"#/properties/doc_type_id/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data2 === 1) || (data2 === 2)) || (data2 === 3))){
const err1 = {instancePath:instancePath+"/doc_type_id",schemaPath:"#/properties/doc_type_id/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema102.properties.doc_type_id.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/doc_type_id",schemaPath:"#/properties/doc_type_id/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/doc_type_id",schemaPath:"#/properties/doc_type_id/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate179.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs11 = errors;
if(typeof data.title !== "string"){
validate179.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
const _errs13 = errors;
if(typeof data.summary !== "string"){
validate179.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cover !== undefined){
let data5 = data.cover;
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(!(validate153(data5, {instancePath:instancePath+"/cover",parentData:data,parentDataProperty:"cover",rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs18 = errors;
if(data5 !== null){
const err4 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate179.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
let data6 = data.file;
const _errs20 = errors;
const _errs21 = errors;
let valid3 = false;
const _errs22 = errors;
if(!(validate155(data6, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs23 = errors;
if(data6 !== null){
const err6 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err7 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate179.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.publishedOn !== undefined){
let data7 = data.publishedOn;
const _errs25 = errors;
const _errs26 = errors;
let valid4 = false;
const _errs27 = errors;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/publishedOn",schemaPath:"#/properties/publishedOn/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs29 = errors;
if(data7 !== null){
const err9 = {instancePath:instancePath+"/publishedOn",schemaPath:"#/properties/publishedOn/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid3 = _errs29 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err10 = {instancePath:instancePath+"/publishedOn",schemaPath:"#/properties/publishedOn/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate179.errors = vErrors;
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.archived !== undefined){
const _errs31 = errors;
if(typeof data.archived !== "boolean"){
validate179.errors = [{instancePath:instancePath+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data9 = data.state;
const _errs33 = errors;
if(typeof data9 !== "string"){
validate179.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data9 === "draft") || (data9 === "scheduled")) || (data9 === "published")) || (data9 === "archived"))){
validate179.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema102.properties.state.enum}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data10 = data.version;
const _errs35 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate179.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs37 = errors;
if(typeof data.createdAt !== "string"){
validate179.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
const _errs39 = errors;
if(typeof data.updatedAt !== "string"){
validate179.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}


function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate178.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate178.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate178.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema101.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.items === undefined) && (missing1 = "items")) || ((data1.total === undefined) && (missing1 = "total"))){
validate178.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.items !== undefined){
let data2 = data1.items;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate179(data2[i0], {instancePath:instancePath+"/data/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/data/items",schemaPath:"#/properties/data/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.total !== undefined){
let data4 = data1.total;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate178.errors = [{instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}

export const contentsOfSegment = validate183;
const schema103 = {"anyOf":[{"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"content":{"$ref":"/schemas/ManagedContent"}},"required":["content"]}},"required":["success","data"]},{"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"items":{"type":"array","items":{"$ref":"/schemas/ManagedContentSummary"}},"total":{"type":"integer"}},"required":["items","total"]}},"required":["success","data"]}]};
const schema104 = {"type":"object","properties":{"id":{"type":"integer"},"kind":{"type":"string","enum":["document","news","single"]},"doc_type_id":{"anyOf":[{"type":"number","enum":[1,2,3]},{"type":"null"}]},"title":{"type":"string"},"summary":{"type":"string"},"cover":{"anyOf":[{"$ref":"/schemas/ContentCover"},{"type":"null"}]},"file":{"anyOf":[{"$ref":"/schemas/ContentFile"},{"type":"null"}]},"publishedOn":{"anyOf":[{"type":"string"},{"type":"null"}]},"body":{"type":"string"},"imageIds":{"type":"array","items":{"type":"integer"}},"archived":{"type":"boolean"},"state":{"type":"string","enum":["draft","scheduled","published","archived"]},"version":{"type":"integer"},"createdAt":{"type":"string"},"updatedAt":{"type":"string"}},"required":["id","kind","doc_type_id","title","summary","cover","file","publishedOn","body","imageIds","archived","state","version","createdAt","updatedAt"]};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.doc_type_id === undefined) && (missing0 = "doc_type_id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.summary === undefined) && (missing0 = "summary"))) || ((data.cover === undefined) && (missing0 = "cover"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.publishedOn === undefined) && (missing0 = "publishedOn"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.imageIds === undefined) && (missing0 = "imageIds"))) || ((data.archived === undefined) && (missing0 = "archived"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))){
validate184.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate184.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate184.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "document") || (data1 === "news")) || (data1 === "single"))){
validate184.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema104.properties.kind.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.doc_type_id !== undefined){
let data2 = data.doc_type_id;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err0 = {instancePath:instancePath+"/doc_type_id",schemaPath:"#/properties/doc_type_id/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data2 === 1) || (data2 === 2)) || (data2 === 3))){
const err1 = {instancePath:instancePath+"/doc_type_id",schemaPath:"#/properties/doc_type_id/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema104.properties.doc_type_id.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/doc_type_id",schemaPath:"#/properties/doc_type_id/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/doc_type_id",schemaPath:"#/properties/doc_type_id/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate184.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs11 = errors;
if(typeof data.title !== "string"){
validate184.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
const _errs13 = errors;
if(typeof data.summary !== "string"){
validate184.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cover !== undefined){
let data5 = data.cover;
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(!(validate153(data5, {instancePath:instancePath+"/cover",parentData:data,parentDataProperty:"cover",rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs18 = errors;
if(data5 !== null){
const err4 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate184.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
let data6 = data.file;
const _errs20 = errors;
const _errs21 = errors;
let valid3 = false;
const _errs22 = errors;
if(!(validate155(data6, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs23 = errors;
if(data6 !== null){
const err6 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err7 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate184.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.publishedOn !== undefined){
let data7 = data.publishedOn;
const _errs25 = errors;
const _errs26 = errors;
let valid4 = false;
const _errs27 = errors;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/publishedOn",schemaPath:"#/properties/publishedOn/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs29 = errors;
if(data7 !== null){
const err9 = {instancePath:instancePath+"/publishedOn",schemaPath:"#/properties/publishedOn/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid3 = _errs29 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err10 = {instancePath:instancePath+"/publishedOn",schemaPath:"#/properties/publishedOn/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate184.errors = vErrors;
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs31 = errors;
if(typeof data.body !== "string"){
validate184.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageIds !== undefined){
let data9 = data.imageIds;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data9)){
var valid5 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs35 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate184.errors = [{instancePath:instancePath+"/imageIds/" + i0,schemaPath:"#/properties/imageIds/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs35 === errors;
if(!valid5){
break;
}
}
}
else {
validate184.errors = [{instancePath:instancePath+"/imageIds",schemaPath:"#/properties/imageIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.archived !== undefined){
const _errs37 = errors;
if(typeof data.archived !== "boolean"){
validate184.errors = [{instancePath:instancePath+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data12 = data.state;
const _errs39 = errors;
if(typeof data12 !== "string"){
validate184.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data12 === "draft") || (data12 === "scheduled")) || (data12 === "published")) || (data12 === "archived"))){
validate184.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema104.properties.state.enum}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data13 = data.version;
const _errs41 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate184.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs43 = errors;
if(typeof data.createdAt !== "string"){
validate184.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
const _errs45 = errors;
if(typeof data.updatedAt !== "string"){
validate184.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}


function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs3 = errors;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/success",schemaPath:"#/anyOf/0/properties/success/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === true)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/anyOf/0/properties/success/enum",keyword:"enum",params:{allowedValues: schema103.anyOf[0].properties.success.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
let data1 = data.data;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.content === undefined) && (missing1 = "content")){
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/anyOf/0/properties/data/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data1.content !== undefined){
if(!(validate184(data1.content, {instancePath:instancePath+"/data/content",parentData:data1,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/anyOf/0/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.success === undefined) && (missing2 = "success")) || ((data.data === undefined) && (missing2 = "data"))){
const err6 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.success !== undefined){
let data3 = data.success;
const _errs10 = errors;
if(typeof data3 !== "boolean"){
const err7 = {instancePath:instancePath+"/success",schemaPath:"#/anyOf/1/properties/success/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(data3 === true)){
const err8 = {instancePath:instancePath+"/success",schemaPath:"#/anyOf/1/properties/success/enum",keyword:"enum",params:{allowedValues: schema103.anyOf[1].properties.success.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.data !== undefined){
let data4 = data.data;
const _errs12 = errors;
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing3;
if(((data4.items === undefined) && (missing3 = "items")) || ((data4.total === undefined) && (missing3 = "total"))){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/anyOf/1/properties/data/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data4.items !== undefined){
let data5 = data4.items;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data5)){
var valid5 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate179(data5[i0], {instancePath:instancePath+"/data/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
else {
const err10 = {instancePath:instancePath+"/data/items",schemaPath:"#/anyOf/1/properties/data/properties/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.total !== undefined){
let data7 = data4.total;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/data/total",schemaPath:"#/anyOf/1/properties/data/properties/total/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/data",schemaPath:"#/anyOf/1/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err14 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate183.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate183.errors = vErrors;
return errors === 0;
}

export const createContent = validate189;
const schema105 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"content":{"$ref":"/schemas/ManagedContent"}},"required":["content"]}},"required":["success","data"]};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate189.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate189.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema105.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.content === undefined) && (missing1 = "content")){
validate189.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.content !== undefined){
if(!(validate184(data1.content, {instancePath:instancePath+"/data/content",parentData:data1,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}

export const updateContent = validate191;
const schema106 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"content":{"$ref":"/schemas/ManagedContent"}},"required":["content"]}},"required":["success","data"]};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate191.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate191.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate191.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema106.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.content === undefined) && (missing1 = "content")){
validate191.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.content !== undefined){
if(!(validate184(data1.content, {instancePath:instancePath+"/data/content",parentData:data1,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
}
}
else {
validate191.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}

export const addContentImage = validate193;
const schema107 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"image":{"$ref":"/schemas/ContentImage"}},"required":["image"]}},"required":["success","data"]};
const schema108 = {"type":"object","properties":{"id":{"type":"integer"},"contentType":{"type":"string"},"size":{"type":"integer"},"width":{"type":"integer"},"height":{"type":"integer"}},"required":["id","contentType","size","width","height"]};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.contentType === undefined) && (missing0 = "contentType"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.width === undefined) && (missing0 = "width"))) || ((data.height === undefined) && (missing0 = "height"))){
validate194.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate194.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentType !== undefined){
const _errs3 = errors;
if(typeof data.contentType !== "string"){
validate194.errors = [{instancePath:instancePath+"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data2 = data.size;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate194.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate194.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data4 = data.height;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate194.errors = [{instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}


function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate193.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate193.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate193.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema107.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.image === undefined) && (missing1 = "image")){
validate193.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.image !== undefined){
if(!(validate194(data1.image, {instancePath:instancePath+"/data/image",parentData:data1,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
}
}
else {
validate193.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}

export const prepareUpload = validate196;
const schema109 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"upload":{"$ref":"/schemas/UploadTicket"}},"required":["upload"]}},"required":["success","data"]};
const schema110 = {"type":"object","properties":{"uploadId":{"type":"integer"},"ticket":{"type":"string"},"expiresAt":{"type":"string"}},"required":["uploadId","ticket","expiresAt"]};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.uploadId === undefined) && (missing0 = "uploadId")) || ((data.ticket === undefined) && (missing0 = "ticket"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate197.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.uploadId !== undefined){
let data0 = data.uploadId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate197.errors = [{instancePath:instancePath+"/uploadId",schemaPath:"#/properties/uploadId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticket !== undefined){
const _errs3 = errors;
if(typeof data.ticket !== "string"){
validate197.errors = [{instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs5 = errors;
if(typeof data.expiresAt !== "string"){
validate197.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate197.errors = vErrors;
return errors === 0;
}


function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate196.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate196.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema109.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.upload === undefined) && (missing1 = "upload")){
validate196.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.upload !== undefined){
if(!(validate197(data1.upload, {instancePath:instancePath+"/data/upload",parentData:data1,parentDataProperty:"upload",rootData}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
}
}
}
else {
validate196.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}

export const issueFileTicket = validate199;
const schema111 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"$ref":"/schemas/FileTicket"}},"required":["success","data"]};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate199.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate199.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate199.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema111.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate173(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}

export const requestExport = validate201;
const schema112 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"export":{"$ref":"/schemas/Export"}},"required":["export"]}},"required":["success","data"]};
const schema113 = {"type":"object","properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["campaigns","monthly","monthly-fleet","previous-year","analytics","dealers","campaign-dealers","campaign-list","campaign-redemptions","campaign-lines","customers","imports","audit"]},"format":{"type":"string","enum":["xlsx","csv","csvRaw","jsonl"]},"status":{"type":"string","enum":["queued","running","done","failed"]},"progress":{"type":"object","properties":{"done":{"type":"integer"},"total":{"type":"integer"}},"required":["done","total"]},"rows":{"anyOf":[{"type":"integer"},{"type":"null"}]},"sha256":{"type":["string","null"]},"size":{"anyOf":[{"type":"integer"},{"type":"null"}]},"filename":{"type":"string"},"failure":{"anyOf":[{"type":"string","enum":["forbidden","refused","tooLarge","unexpected"]},{"type":"null"}]},"createdAt":{"type":"string"},"finishedAt":{"anyOf":[{"type":"string"},{"type":"null"}]},"expiresAt":{"type":"string"}},"required":["id","type","format","status","progress","rows","sha256","size","filename","failure","createdAt","finishedAt","expiresAt"]};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.format === undefined) && (missing0 = "format"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.rows === undefined) && (missing0 = "rows"))) || ((data.sha256 === undefined) && (missing0 = "sha256"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.filename === undefined) && (missing0 = "filename"))) || ((data.failure === undefined) && (missing0 = "failure"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.finishedAt === undefined) && (missing0 = "finishedAt"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate202.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate202.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate202.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((data1 === "campaigns") || (data1 === "monthly")) || (data1 === "monthly-fleet")) || (data1 === "previous-year")) || (data1 === "analytics")) || (data1 === "dealers")) || (data1 === "campaign-dealers")) || (data1 === "campaign-list")) || (data1 === "campaign-redemptions")) || (data1 === "campaign-lines")) || (data1 === "customers")) || (data1 === "imports")) || (data1 === "audit"))){
validate202.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema113.properties.type.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data2 = data.format;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate202.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data2 === "xlsx") || (data2 === "csv")) || (data2 === "csvRaw")) || (data2 === "jsonl"))){
validate202.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema113.properties.format.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate202.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data3 === "queued") || (data3 === "running")) || (data3 === "done")) || (data3 === "failed"))){
validate202.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema113.properties.status.enum}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data4 = data.progress;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.done === undefined) && (missing1 = "done")) || ((data4.total === undefined) && (missing1 = "total"))){
validate202.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data4.done !== undefined){
let data5 = data4.done;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate202.errors = [{instancePath:instancePath+"/progress/done",schemaPath:"#/properties/progress/properties/done/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.total !== undefined){
let data6 = data4.total;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate202.errors = [{instancePath:instancePath+"/progress/total",schemaPath:"#/properties/progress/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate202.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
let data7 = data.rows;
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err0 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs19 = errors;
if(data7 !== null){
const err1 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err2 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate202.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
let data8 = data.sha256;
const _errs21 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate202.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: schema113.properties.sha256.type}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data9 = data.size;
const _errs23 = errors;
const _errs24 = errors;
let valid3 = false;
const _errs25 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err3 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs25 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs27 = errors;
if(data9 !== null){
const err4 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs27 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate202.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
const _errs29 = errors;
if(typeof data.filename !== "string"){
validate202.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failure !== undefined){
let data11 = data.failure;
const _errs31 = errors;
const _errs32 = errors;
let valid4 = false;
const _errs33 = errors;
if(typeof data11 !== "string"){
const err6 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data11 === "forbidden") || (data11 === "refused")) || (data11 === "tooLarge")) || (data11 === "unexpected"))){
const err7 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema113.properties.failure.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs33 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs35 = errors;
if(data11 !== null){
const err8 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs35 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
const err9 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate202.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs37 = errors;
if(typeof data.createdAt !== "string"){
validate202.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finishedAt !== undefined){
let data13 = data.finishedAt;
const _errs39 = errors;
const _errs40 = errors;
let valid5 = false;
const _errs41 = errors;
if(typeof data13 !== "string"){
const err10 = {instancePath:instancePath+"/finishedAt",schemaPath:"#/properties/finishedAt/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs41 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const _errs43 = errors;
if(data13 !== null){
const err11 = {instancePath:instancePath+"/finishedAt",schemaPath:"#/properties/finishedAt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid3 = _errs43 === errors;
valid5 = valid5 || _valid3;
}
if(!valid5){
const err12 = {instancePath:instancePath+"/finishedAt",schemaPath:"#/properties/finishedAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate202.errors = vErrors;
return false;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs45 = errors;
if(typeof data.expiresAt !== "string"){
validate202.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}


function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate201.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate201.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate201.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema112.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.export === undefined) && (missing1 = "export")){
validate201.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.export !== undefined){
if(!(validate202(data1.export, {instancePath:instancePath+"/data/export",parentData:data1,parentDataProperty:"export",rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}

export const listExports = validate204;
const schema114 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"exports":{"type":"array","items":{"$ref":"/schemas/Export"}}},"required":["exports"]}},"required":["success","data"]};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate204.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate204.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate204.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema114.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.exports === undefined) && (missing1 = "exports")){
validate204.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.exports !== undefined){
let data2 = data1.exports;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate202(data2[i0], {instancePath:instancePath+"/data/exports/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/data/exports",schemaPath:"#/properties/data/properties/exports/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}

export const getExport = validate206;
const schema115 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"export":{"$ref":"/schemas/Export"}},"required":["export"]}},"required":["success","data"]};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate206.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate206.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate206.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema115.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.export === undefined) && (missing1 = "export")){
validate206.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.export !== undefined){
if(!(validate202(data1.export, {instancePath:instancePath+"/data/export",parentData:data1,parentDataProperty:"export",rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
}
}
else {
validate206.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}

export const deleteExport = validate208;
const schema116 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate208.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate208.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema116.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate208.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}

export const getImport = validate209;
const schema117 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"import":{"$ref":"/schemas/Import"}},"required":["import"]}},"required":["success","data"]};
const schema118 = {"type":"object","properties":{"id":{"type":"integer"},"kind":{"type":"string","enum":["sales","network","goals"]},"status":{"type":"string","enum":["reading","ready","invalid","applying","applied","failed","undoing","undone"]},"filename":{"type":"string"},"size":{"type":"integer"},"rowsRead":{"type":"integer"},"rowsValid":{"type":"integer"},"errorCount":{"type":"integer"},"createdAt":{"type":"string"},"createdBy":{"type":["string","null"]},"appliedAt":{"anyOf":[{"type":"string"},{"type":"null"}]},"undoneAt":{"anyOf":[{"type":"string"},{"type":"null"}]},"errors":{"type":"array","items":{"$ref":"/schemas/ImportProblem"}},"groups":{"type":"array","items":{"$ref":"/schemas/ImportProblemGroup"}},"sample":{"type":"array","items":{"$ref":"/schemas/ImportSampleRow"}},"totals":{"type":"object","properties":{"created":{"type":"integer"},"updated":{"type":"integer"},"unchanged":{"type":"integer"},"months":{"type":"array","items":{"$ref":"/schemas/ImportMonth"}}},"required":["created","updated","unchanged","months"]},"progress":{"type":"object","properties":{"done":{"type":"integer"},"total":{"type":"integer"}},"required":["done","total"]},"failure":{"anyOf":[{"type":"string","enum":["brokenText","oldSpreadsheet","brokenSpreadsheet","noSheet","tooLargeUnpacked","tooManyTexts","noRows","unexpected"]},{"type":"null"}]},"obstacles":{"type":"array","items":{"$ref":"/schemas/ImportObstacle"}},"obstacleCount":{"type":"integer"}},"required":["id","kind","status","filename","size","rowsRead","rowsValid","errorCount","createdAt","createdBy","appliedAt","undoneAt","errors","groups","sample","totals","progress","failure","obstacles","obstacleCount"]};
const schema119 = {"type":"object","properties":{"row":{"type":"integer"},"column":{"type":"string"},"reason":{"type":"string","enum":["required","requiredForDealers","onlyForDealers","failedFormula","forbiddenCharacters","tooLong","notElevenDigits","wrongCheckDigit","notWholeNumber","outOfRange","zeroQuantity","notAmount","tooManyDecimals","tooManyDigits","oppositeSigns","notDate","dateOutOfRange","unknownValue","notMemberCode","unknownRegion","provinceWithoutRegion","provinceOfAnotherRegion","notMailAddress","notPhoneNumber","tooManyCells","tooManyRows","unclosedQuotes","rowTooLong","emptyFile","unnamedColumn","unknownColumn","repeatedColumn","missingColumn","repeatedLine","knownLine","unknownVatNumber","deletedMember","notADealer","unknownCampaign","ambiguousCampaign","campaignClosed","repeatedDealer","repeatedCode","codeOfProgramme","fixedRole","unknownParent","wrongParentRole","parentInError","belowItself","vatNumberTaken","repeatedVatNumber","vatNumberOfRowInError","written"]},"parameters":{"type":"object","additionalProperties":{"type":["string","number"]}},"value":{"type":"string"}},"required":["row","column","reason","parameters","value"]};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.row === undefined) && (missing0 = "row")) || ((data.column === undefined) && (missing0 = "column"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.parameters === undefined) && (missing0 = "parameters"))) || ((data.value === undefined) && (missing0 = "value"))){
validate211.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.row !== undefined){
let data0 = data.row;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate211.errors = [{instancePath:instancePath+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined){
const _errs3 = errors;
if(typeof data.column !== "string"){
validate211.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate211.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((data2 === "required") || (data2 === "requiredForDealers")) || (data2 === "onlyForDealers")) || (data2 === "failedFormula")) || (data2 === "forbiddenCharacters")) || (data2 === "tooLong")) || (data2 === "notElevenDigits")) || (data2 === "wrongCheckDigit")) || (data2 === "notWholeNumber")) || (data2 === "outOfRange")) || (data2 === "zeroQuantity")) || (data2 === "notAmount")) || (data2 === "tooManyDecimals")) || (data2 === "tooManyDigits")) || (data2 === "oppositeSigns")) || (data2 === "notDate")) || (data2 === "dateOutOfRange")) || (data2 === "unknownValue")) || (data2 === "notMemberCode")) || (data2 === "unknownRegion")) || (data2 === "provinceWithoutRegion")) || (data2 === "provinceOfAnotherRegion")) || (data2 === "notMailAddress")) || (data2 === "notPhoneNumber")) || (data2 === "tooManyCells")) || (data2 === "tooManyRows")) || (data2 === "unclosedQuotes")) || (data2 === "rowTooLong")) || (data2 === "emptyFile")) || (data2 === "unnamedColumn")) || (data2 === "unknownColumn")) || (data2 === "repeatedColumn")) || (data2 === "missingColumn")) || (data2 === "repeatedLine")) || (data2 === "knownLine")) || (data2 === "unknownVatNumber")) || (data2 === "deletedMember")) || (data2 === "notADealer")) || (data2 === "unknownCampaign")) || (data2 === "ambiguousCampaign")) || (data2 === "campaignClosed")) || (data2 === "repeatedDealer")) || (data2 === "repeatedCode")) || (data2 === "codeOfProgramme")) || (data2 === "fixedRole")) || (data2 === "unknownParent")) || (data2 === "wrongParentRole")) || (data2 === "parentInError")) || (data2 === "belowItself")) || (data2 === "vatNumberTaken")) || (data2 === "repeatedVatNumber")) || (data2 === "vatNumberOfRowInError")) || (data2 === "written"))){
validate211.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema119.properties.reason.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
let data3 = data.parameters;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
let data4 = data3[key0];
const _errs10 = errors;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))){
validate211.errors = [{instancePath:instancePath+"/parameters/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/type",keyword:"type",params:{type: schema119.properties.parameters.additionalProperties.type}}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate211.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs12 = errors;
if(typeof data.value !== "string"){
validate211.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate211.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}

const schema120 = {"type":"object","properties":{"column":{"type":"string"},"reason":{"type":"string","enum":["required","requiredForDealers","onlyForDealers","failedFormula","forbiddenCharacters","tooLong","notElevenDigits","wrongCheckDigit","notWholeNumber","outOfRange","zeroQuantity","notAmount","tooManyDecimals","tooManyDigits","oppositeSigns","notDate","dateOutOfRange","unknownValue","notMemberCode","unknownRegion","provinceWithoutRegion","provinceOfAnotherRegion","notMailAddress","notPhoneNumber","tooManyCells","tooManyRows","unclosedQuotes","rowTooLong","emptyFile","unnamedColumn","unknownColumn","repeatedColumn","missingColumn","repeatedLine","knownLine","unknownVatNumber","deletedMember","notADealer","unknownCampaign","ambiguousCampaign","campaignClosed","repeatedDealer","repeatedCode","codeOfProgramme","fixedRole","unknownParent","wrongParentRole","parentInError","belowItself","vatNumberTaken","repeatedVatNumber","vatNumberOfRowInError","written"]},"rows":{"type":"integer"}},"required":["column","reason","rows"]};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.column === undefined) && (missing0 = "column")) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.rows === undefined) && (missing0 = "rows"))){
validate213.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.column !== undefined){
const _errs1 = errors;
if(typeof data.column !== "string"){
validate213.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data1 = data.reason;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate213.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((data1 === "required") || (data1 === "requiredForDealers")) || (data1 === "onlyForDealers")) || (data1 === "failedFormula")) || (data1 === "forbiddenCharacters")) || (data1 === "tooLong")) || (data1 === "notElevenDigits")) || (data1 === "wrongCheckDigit")) || (data1 === "notWholeNumber")) || (data1 === "outOfRange")) || (data1 === "zeroQuantity")) || (data1 === "notAmount")) || (data1 === "tooManyDecimals")) || (data1 === "tooManyDigits")) || (data1 === "oppositeSigns")) || (data1 === "notDate")) || (data1 === "dateOutOfRange")) || (data1 === "unknownValue")) || (data1 === "notMemberCode")) || (data1 === "unknownRegion")) || (data1 === "provinceWithoutRegion")) || (data1 === "provinceOfAnotherRegion")) || (data1 === "notMailAddress")) || (data1 === "notPhoneNumber")) || (data1 === "tooManyCells")) || (data1 === "tooManyRows")) || (data1 === "unclosedQuotes")) || (data1 === "rowTooLong")) || (data1 === "emptyFile")) || (data1 === "unnamedColumn")) || (data1 === "unknownColumn")) || (data1 === "repeatedColumn")) || (data1 === "missingColumn")) || (data1 === "repeatedLine")) || (data1 === "knownLine")) || (data1 === "unknownVatNumber")) || (data1 === "deletedMember")) || (data1 === "notADealer")) || (data1 === "unknownCampaign")) || (data1 === "ambiguousCampaign")) || (data1 === "campaignClosed")) || (data1 === "repeatedDealer")) || (data1 === "repeatedCode")) || (data1 === "codeOfProgramme")) || (data1 === "fixedRole")) || (data1 === "unknownParent")) || (data1 === "wrongParentRole")) || (data1 === "parentInError")) || (data1 === "belowItself")) || (data1 === "vatNumberTaken")) || (data1 === "repeatedVatNumber")) || (data1 === "vatNumberOfRowInError")) || (data1 === "written"))){
validate213.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema120.properties.reason.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
let data2 = data.rows;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate213.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}

const schema121 = {"type":"object","properties":{"row":{"type":"integer"},"before":{"anyOf":[{"type":"object","additionalProperties":{}},{"type":"null"}]},"after":{"type":"object","additionalProperties":{}}},"required":["row","before","after"]};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.row === undefined) && (missing0 = "row")) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate215.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.row !== undefined){
let data0 = data.row;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate215.errors = [{instancePath:instancePath+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data1 = data.before;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err0 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate215.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data2 = data.after;
const _errs10 = errors;
if(errors === _errs10){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate215.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate215.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}

const schema122 = {"type":"object","properties":{"month":{"type":"string"},"tiresBefore":{"type":"integer"},"tiresAfter":{"type":"integer"},"fleetBefore":{"type":"integer"},"fleetAfter":{"type":"integer"},"amountBefore":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"amountAfter":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}},"required":["month","tiresBefore","tiresAfter","fleetBefore","fleetAfter","amountBefore","amountAfter"]};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.month === undefined) && (missing0 = "month")) || ((data.tiresBefore === undefined) && (missing0 = "tiresBefore"))) || ((data.tiresAfter === undefined) && (missing0 = "tiresAfter"))) || ((data.fleetBefore === undefined) && (missing0 = "fleetBefore"))) || ((data.fleetAfter === undefined) && (missing0 = "fleetAfter"))) || ((data.amountBefore === undefined) && (missing0 = "amountBefore"))) || ((data.amountAfter === undefined) && (missing0 = "amountAfter"))){
validate217.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.month !== undefined){
const _errs1 = errors;
if(typeof data.month !== "string"){
validate217.errors = [{instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresBefore !== undefined){
let data1 = data.tiresBefore;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate217.errors = [{instancePath:instancePath+"/tiresBefore",schemaPath:"#/properties/tiresBefore/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresAfter !== undefined){
let data2 = data.tiresAfter;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate217.errors = [{instancePath:instancePath+"/tiresAfter",schemaPath:"#/properties/tiresAfter/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fleetBefore !== undefined){
let data3 = data.fleetBefore;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate217.errors = [{instancePath:instancePath+"/fleetBefore",schemaPath:"#/properties/fleetBefore/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fleetAfter !== undefined){
let data4 = data.fleetAfter;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate217.errors = [{instancePath:instancePath+"/fleetAfter",schemaPath:"#/properties/fleetAfter/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amountBefore !== undefined){
let data5 = data.amountBefore;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
validate217.errors = [{instancePath:instancePath+"/amountBefore",schemaPath:"#/properties/amountBefore/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate217.errors = [{instancePath:instancePath+"/amountBefore",schemaPath:"#/properties/amountBefore/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amountAfter !== undefined){
let data6 = data.amountAfter;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate217.errors = [{instancePath:instancePath+"/amountAfter",schemaPath:"#/properties/amountAfter/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate217.errors = [{instancePath:instancePath+"/amountAfter",schemaPath:"#/properties/amountAfter/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate217.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}

const schema123 = {"type":"object","properties":{"kind":{"type":"string","enum":["import","campaignClosed","goalEdited","accepted","removed","addedAgain","memberChanged","hasSales","hasUsers","hasCampaigns","hasConsents","hasChildren","vatNumberTaken","parentDeleted","written"]},"text":{"type":"string"},"id":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["kind","text","id"]};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.kind === undefined) && (missing0 = "kind")) || ((data.text === undefined) && (missing0 = "text"))) || ((data.id === undefined) && (missing0 = "id"))){
validate219.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate219.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((data0 === "import") || (data0 === "campaignClosed")) || (data0 === "goalEdited")) || (data0 === "accepted")) || (data0 === "removed")) || (data0 === "addedAgain")) || (data0 === "memberChanged")) || (data0 === "hasSales")) || (data0 === "hasUsers")) || (data0 === "hasCampaigns")) || (data0 === "hasConsents")) || (data0 === "hasChildren")) || (data0 === "vatNumberTaken")) || (data0 === "parentDeleted")) || (data0 === "written"))){
validate219.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema123.properties.kind.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs3 = errors;
if(typeof data.text !== "string"){
validate219.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate219.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}


function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.filename === undefined) && (missing0 = "filename"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.rowsRead === undefined) && (missing0 = "rowsRead"))) || ((data.rowsValid === undefined) && (missing0 = "rowsValid"))) || ((data.errorCount === undefined) && (missing0 = "errorCount"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.createdBy === undefined) && (missing0 = "createdBy"))) || ((data.appliedAt === undefined) && (missing0 = "appliedAt"))) || ((data.undoneAt === undefined) && (missing0 = "undoneAt"))) || ((data.errors === undefined) && (missing0 = "errors"))) || ((data.groups === undefined) && (missing0 = "groups"))) || ((data.sample === undefined) && (missing0 = "sample"))) || ((data.totals === undefined) && (missing0 = "totals"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.failure === undefined) && (missing0 = "failure"))) || ((data.obstacles === undefined) && (missing0 = "obstacles"))) || ((data.obstacleCount === undefined) && (missing0 = "obstacleCount"))){
validate210.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate210.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate210.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "sales") || (data1 === "network")) || (data1 === "goals"))){
validate210.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema118.properties.kind.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate210.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((data2 === "reading") || (data2 === "ready")) || (data2 === "invalid")) || (data2 === "applying")) || (data2 === "applied")) || (data2 === "failed")) || (data2 === "undoing")) || (data2 === "undone"))){
validate210.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema118.properties.status.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
const _errs7 = errors;
if(typeof data.filename !== "string"){
validate210.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data4 = data.size;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate210.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rowsRead !== undefined){
let data5 = data.rowsRead;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate210.errors = [{instancePath:instancePath+"/rowsRead",schemaPath:"#/properties/rowsRead/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rowsValid !== undefined){
let data6 = data.rowsValid;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate210.errors = [{instancePath:instancePath+"/rowsValid",schemaPath:"#/properties/rowsValid/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCount !== undefined){
let data7 = data.errorCount;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate210.errors = [{instancePath:instancePath+"/errorCount",schemaPath:"#/properties/errorCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs17 = errors;
if(typeof data.createdAt !== "string"){
validate210.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdBy !== undefined){
let data9 = data.createdBy;
const _errs19 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate210.errors = [{instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/type",keyword:"type",params:{type: schema118.properties.createdBy.type}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appliedAt !== undefined){
let data10 = data.appliedAt;
const _errs21 = errors;
const _errs22 = errors;
let valid1 = false;
const _errs23 = errors;
if(typeof data10 !== "string"){
const err0 = {instancePath:instancePath+"/appliedAt",schemaPath:"#/properties/appliedAt/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs25 = errors;
if(data10 !== null){
const err1 = {instancePath:instancePath+"/appliedAt",schemaPath:"#/properties/appliedAt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/appliedAt",schemaPath:"#/properties/appliedAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate210.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.undoneAt !== undefined){
let data11 = data.undoneAt;
const _errs27 = errors;
const _errs28 = errors;
let valid2 = false;
const _errs29 = errors;
if(typeof data11 !== "string"){
const err3 = {instancePath:instancePath+"/undoneAt",schemaPath:"#/properties/undoneAt/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs29 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs31 = errors;
if(data11 !== null){
const err4 = {instancePath:instancePath+"/undoneAt",schemaPath:"#/properties/undoneAt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs31 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/undoneAt",schemaPath:"#/properties/undoneAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate210.errors = vErrors;
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data12 = data.errors;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data12)){
var valid3 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs35 = errors;
if(!(validate211(data12[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid3 = _errs35 === errors;
if(!valid3){
break;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groups !== undefined){
let data14 = data.groups;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data14)){
var valid4 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs38 = errors;
if(!(validate213(data14[i1], {instancePath:instancePath+"/groups/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var valid4 = _errs38 === errors;
if(!valid4){
break;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sample !== undefined){
let data16 = data.sample;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data16)){
var valid5 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
const _errs41 = errors;
if(!(validate215(data16[i2], {instancePath:instancePath+"/sample/" + i2,parentData:data16,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
var valid5 = _errs41 === errors;
if(!valid5){
break;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/sample",schemaPath:"#/properties/sample/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
let data18 = data.totals;
const _errs42 = errors;
if(errors === _errs42){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing1;
if(((((data18.created === undefined) && (missing1 = "created")) || ((data18.updated === undefined) && (missing1 = "updated"))) || ((data18.unchanged === undefined) && (missing1 = "unchanged"))) || ((data18.months === undefined) && (missing1 = "months"))){
validate210.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data18.created !== undefined){
let data19 = data18.created;
const _errs44 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate210.errors = [{instancePath:instancePath+"/totals/created",schemaPath:"#/properties/totals/properties/created/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.updated !== undefined){
let data20 = data18.updated;
const _errs46 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate210.errors = [{instancePath:instancePath+"/totals/updated",schemaPath:"#/properties/totals/properties/updated/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid6 = _errs46 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.unchanged !== undefined){
let data21 = data18.unchanged;
const _errs48 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate210.errors = [{instancePath:instancePath+"/totals/unchanged",schemaPath:"#/properties/totals/properties/unchanged/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid6 = _errs48 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.months !== undefined){
let data22 = data18.months;
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data22)){
var valid7 = true;
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
const _errs52 = errors;
if(!(validate217(data22[i3], {instancePath:instancePath+"/totals/months/" + i3,parentData:data22,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
var valid7 = _errs52 === errors;
if(!valid7){
break;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/totals/months",schemaPath:"#/properties/totals/properties/months/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs50 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data24 = data.progress;
const _errs53 = errors;
if(errors === _errs53){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing2;
if(((data24.done === undefined) && (missing2 = "done")) || ((data24.total === undefined) && (missing2 = "total"))){
validate210.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data24.done !== undefined){
let data25 = data24.done;
const _errs55 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate210.errors = [{instancePath:instancePath+"/progress/done",schemaPath:"#/properties/progress/properties/done/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid8 = _errs55 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data24.total !== undefined){
let data26 = data24.total;
const _errs57 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate210.errors = [{instancePath:instancePath+"/progress/total",schemaPath:"#/properties/progress/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid8 = _errs57 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failure !== undefined){
let data27 = data.failure;
const _errs59 = errors;
const _errs60 = errors;
let valid9 = false;
const _errs61 = errors;
if(typeof data27 !== "string"){
const err6 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((data27 === "brokenText") || (data27 === "oldSpreadsheet")) || (data27 === "brokenSpreadsheet")) || (data27 === "noSheet")) || (data27 === "tooLargeUnpacked")) || (data27 === "tooManyTexts")) || (data27 === "noRows")) || (data27 === "unexpected"))){
const err7 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema118.properties.failure.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs61 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const _errs63 = errors;
if(data27 !== null){
const err8 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs63 === errors;
valid9 = valid9 || _valid2;
}
if(!valid9){
const err9 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate210.errors = vErrors;
return false;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obstacles !== undefined){
let data28 = data.obstacles;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data28)){
var valid10 = true;
const len4 = data28.length;
for(let i4=0; i4<len4; i4++){
const _errs67 = errors;
if(!(validate219(data28[i4], {instancePath:instancePath+"/obstacles/" + i4,parentData:data28,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid10 = _errs67 === errors;
if(!valid10){
break;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/obstacles",schemaPath:"#/properties/obstacles/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obstacleCount !== undefined){
let data30 = data.obstacleCount;
const _errs68 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate210.errors = [{instancePath:instancePath+"/obstacleCount",schemaPath:"#/properties/obstacleCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}


function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate209.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate209.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate209.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema117.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.import === undefined) && (missing1 = "import")){
validate209.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.import !== undefined){
if(!(validate210(data1.import, {instancePath:instancePath+"/data/import",parentData:data1,parentDataProperty:"import",rootData}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
}
}
else {
validate209.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}

export const applyImport = validate222;
const schema124 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"import":{"$ref":"/schemas/Import"}},"required":["import"]}},"required":["success","data"]};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate222.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate222.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate222.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema124.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.import === undefined) && (missing1 = "import")){
validate222.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.import !== undefined){
if(!(validate210(data1.import, {instancePath:instancePath+"/data/import",parentData:data1,parentDataProperty:"import",rootData}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}

export const importUndo = validate224;
const schema125 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"undo":{"$ref":"/schemas/ImportUndo"}},"required":["undo"]}},"required":["success","data"]};
const schema126 = {"type":"object","properties":{"closedCampaigns":{"type":"array","items":{"$ref":"/schemas/ImportClosedCampaign"}}},"required":["closedCampaigns"]};
const schema127 = {"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"},"tires":{"type":"integer"}},"required":["id","title","tires"]};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.tires === undefined) && (missing0 = "tires"))){
validate226.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate226.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate226.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tires !== undefined){
let data2 = data.tires;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate226.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}


function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.closedCampaigns === undefined) && (missing0 = "closedCampaigns")){
validate225.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.closedCampaigns !== undefined){
let data0 = data.closedCampaigns;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate226(data0[i0], {instancePath:instancePath+"/closedCampaigns/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/closedCampaigns",schemaPath:"#/properties/closedCampaigns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate224.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate224.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate224.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema125.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.undo === undefined) && (missing1 = "undo")){
validate224.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.undo !== undefined){
if(!(validate225(data1.undo, {instancePath:instancePath+"/data/undo",parentData:data1,parentDataProperty:"undo",rootData}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
}
}
}
else {
validate224.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate224.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}

export const undoImport = validate229;
const schema128 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"import":{"$ref":"/schemas/Import"}},"required":["import"]}},"required":["success","data"]};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate229.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate229.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate229.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema128.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.import === undefined) && (missing1 = "import")){
validate229.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.import !== undefined){
if(!(validate210(data1.import, {instancePath:instancePath+"/data/import",parentData:data1,parentDataProperty:"import",rootData}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate229.errors = vErrors;
return errors === 0;
}

export const importsTable = validate231;
const schema129 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"items":{"type":"array","items":{"$ref":"/schemas/ImportRow"}},"total":{"type":"integer"}},"required":["items","total"]}},"required":["success","data"]};
const schema130 = {"type":"object","properties":{"id":{"type":"integer"},"kind":{"type":"string","enum":["sales","network","goals"]},"status":{"type":"string","enum":["reading","ready","invalid","applying","applied","failed","undoing","undone"]},"filename":{"type":"string"},"size":{"type":"integer"},"rowsRead":{"type":"integer"},"rowsValid":{"type":"integer"},"errorCount":{"type":"integer"},"createdAt":{"type":"string"},"createdBy":{"type":["string","null"]},"appliedAt":{"anyOf":[{"type":"string"},{"type":"null"}]},"undoneAt":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["id","kind","status","filename","size","rowsRead","rowsValid","errorCount","createdAt","createdBy","appliedAt","undoneAt"]};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.filename === undefined) && (missing0 = "filename"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.rowsRead === undefined) && (missing0 = "rowsRead"))) || ((data.rowsValid === undefined) && (missing0 = "rowsValid"))) || ((data.errorCount === undefined) && (missing0 = "errorCount"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.createdBy === undefined) && (missing0 = "createdBy"))) || ((data.appliedAt === undefined) && (missing0 = "appliedAt"))) || ((data.undoneAt === undefined) && (missing0 = "undoneAt"))){
validate232.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate232.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate232.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "sales") || (data1 === "network")) || (data1 === "goals"))){
validate232.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema130.properties.kind.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate232.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((data2 === "reading") || (data2 === "ready")) || (data2 === "invalid")) || (data2 === "applying")) || (data2 === "applied")) || (data2 === "failed")) || (data2 === "undoing")) || (data2 === "undone"))){
validate232.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema130.properties.status.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
const _errs7 = errors;
if(typeof data.filename !== "string"){
validate232.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data4 = data.size;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate232.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rowsRead !== undefined){
let data5 = data.rowsRead;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate232.errors = [{instancePath:instancePath+"/rowsRead",schemaPath:"#/properties/rowsRead/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rowsValid !== undefined){
let data6 = data.rowsValid;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate232.errors = [{instancePath:instancePath+"/rowsValid",schemaPath:"#/properties/rowsValid/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCount !== undefined){
let data7 = data.errorCount;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate232.errors = [{instancePath:instancePath+"/errorCount",schemaPath:"#/properties/errorCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs17 = errors;
if(typeof data.createdAt !== "string"){
validate232.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdBy !== undefined){
let data9 = data.createdBy;
const _errs19 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate232.errors = [{instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/type",keyword:"type",params:{type: schema130.properties.createdBy.type}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appliedAt !== undefined){
let data10 = data.appliedAt;
const _errs21 = errors;
const _errs22 = errors;
let valid1 = false;
const _errs23 = errors;
if(typeof data10 !== "string"){
const err0 = {instancePath:instancePath+"/appliedAt",schemaPath:"#/properties/appliedAt/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs25 = errors;
if(data10 !== null){
const err1 = {instancePath:instancePath+"/appliedAt",schemaPath:"#/properties/appliedAt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/appliedAt",schemaPath:"#/properties/appliedAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate232.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.undoneAt !== undefined){
let data11 = data.undoneAt;
const _errs27 = errors;
const _errs28 = errors;
let valid2 = false;
const _errs29 = errors;
if(typeof data11 !== "string"){
const err3 = {instancePath:instancePath+"/undoneAt",schemaPath:"#/properties/undoneAt/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs29 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs31 = errors;
if(data11 !== null){
const err4 = {instancePath:instancePath+"/undoneAt",schemaPath:"#/properties/undoneAt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs31 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/undoneAt",schemaPath:"#/properties/undoneAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate232.errors = vErrors;
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate232.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate231.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate231.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema129.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.items === undefined) && (missing1 = "items")) || ((data1.total === undefined) && (missing1 = "total"))){
validate231.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.items !== undefined){
let data2 = data1.items;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate232(data2[i0], {instancePath:instancePath+"/data/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/data/items",schemaPath:"#/properties/data/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.total !== undefined){
let data4 = data1.total;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate231.errors = [{instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}

export const listCampaigns = validate234;
const schema131 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"campaign":{"type":"array","items":{"$ref":"/schemas/CampaignSummary"}}},"required":["campaign"]}},"required":["success","data"]};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate234.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate234.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate234.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema131.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.campaign === undefined) && (missing1 = "campaign")){
validate234.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.campaign !== undefined){
let data2 = data1.campaign;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate129(data2[i0], {instancePath:instancePath+"/data/campaign/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/data/campaign",schemaPath:"#/properties/data/properties/campaign/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate234.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate234.errors = vErrors;
return errors === 0;
}

export const createCampaign = validate236;
const schema132 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"campaign":{"$ref":"/schemas/Campaign"}},"required":["campaign"]}},"required":["success","data"]};
const schema133 = {"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"},"type":{"type":"string","enum":["prospect","gold","platinum","all"]},"duration":{"type":"string","enum":["annual","halfYearly","other"]},"isMain":{"type":"boolean"},"group":{"type":"string","enum":["main","secondary"]},"year":{"type":"integer"},"startsOn":{"type":"string"},"endsOn":{"type":"string"},"state":{"type":"string","enum":["open","registrationClosed","closed"]},"description":{"type":["string","null"]},"incentiveDetail":{"$ref":"/schemas/IncentiveDetail"},"factorBoostDetail":{"$ref":"/schemas/FactorBoostDetail"},"eligibility":{"$ref":"/schemas/SaleMatch"},"attachments":{"type":"array","items":{"$ref":"/schemas/CampaignAttachment"}},"version":{"type":"integer"},"createdAt":{"type":"string"},"updatedAt":{"type":"string"},"closedAt":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["id","title","type","duration","isMain","group","year","startsOn","endsOn","state","description","incentiveDetail","factorBoostDetail","eligibility","attachments","version","createdAt","updatedAt","closedAt"]};
const schema134 = {"type":"object","properties":{"id":{"type":"integer"},"filename":{"type":"string"},"contentType":{"type":"string"},"size":{"type":"integer"},"addedAt":{"type":"string"}},"required":["id","filename","contentType","size","addedAt"]};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.filename === undefined) && (missing0 = "filename"))) || ((data.contentType === undefined) && (missing0 = "contentType"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.addedAt === undefined) && (missing0 = "addedAt"))){
validate241.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate241.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
const _errs3 = errors;
if(typeof data.filename !== "string"){
validate241.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentType !== undefined){
const _errs5 = errors;
if(typeof data.contentType !== "string"){
validate241.errors = [{instancePath:instancePath+"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data3 = data.size;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate241.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.addedAt !== undefined){
const _errs9 = errors;
if(typeof data.addedAt !== "string"){
validate241.errors = [{instancePath:instancePath+"/addedAt",schemaPath:"#/properties/addedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate241.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}


function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.duration === undefined) && (missing0 = "duration"))) || ((data.isMain === undefined) && (missing0 = "isMain"))) || ((data.group === undefined) && (missing0 = "group"))) || ((data.year === undefined) && (missing0 = "year"))) || ((data.startsOn === undefined) && (missing0 = "startsOn"))) || ((data.endsOn === undefined) && (missing0 = "endsOn"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.incentiveDetail === undefined) && (missing0 = "incentiveDetail"))) || ((data.factorBoostDetail === undefined) && (missing0 = "factorBoostDetail"))) || ((data.eligibility === undefined) && (missing0 = "eligibility"))) || ((data.attachments === undefined) && (missing0 = "attachments"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))) || ((data.closedAt === undefined) && (missing0 = "closedAt"))){
validate237.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate237.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate237.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate237.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data2 === "prospect") || (data2 === "gold")) || (data2 === "platinum")) || (data2 === "all"))){
validate237.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema133.properties.type.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration !== undefined){
let data3 = data.duration;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate237.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "annual") || (data3 === "halfYearly")) || (data3 === "other"))){
validate237.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/enum",keyword:"enum",params:{allowedValues: schema133.properties.duration.enum}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isMain !== undefined){
const _errs9 = errors;
if(typeof data.isMain !== "boolean"){
validate237.errors = [{instancePath:instancePath+"/isMain",schemaPath:"#/properties/isMain/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined){
let data5 = data.group;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate237.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data5 === "main") || (data5 === "secondary"))){
validate237.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/enum",keyword:"enum",params:{allowedValues: schema133.properties.group.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.year !== undefined){
let data6 = data.year;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate237.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startsOn !== undefined){
const _errs15 = errors;
if(typeof data.startsOn !== "string"){
validate237.errors = [{instancePath:instancePath+"/startsOn",schemaPath:"#/properties/startsOn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endsOn !== undefined){
const _errs17 = errors;
if(typeof data.endsOn !== "string"){
validate237.errors = [{instancePath:instancePath+"/endsOn",schemaPath:"#/properties/endsOn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data9 = data.state;
const _errs19 = errors;
if(typeof data9 !== "string"){
validate237.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data9 === "open") || (data9 === "registrationClosed")) || (data9 === "closed"))){
validate237.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema133.properties.state.enum}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data10 = data.description;
const _errs21 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate237.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema133.properties.description.type}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.incentiveDetail !== undefined){
const _errs23 = errors;
if(!(validate131(data.incentiveDetail, {instancePath:instancePath+"/incentiveDetail",parentData:data,parentDataProperty:"incentiveDetail",rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.factorBoostDetail !== undefined){
const _errs24 = errors;
if(!(validate133(data.factorBoostDetail, {instancePath:instancePath+"/factorBoostDetail",parentData:data,parentDataProperty:"factorBoostDetail",rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eligibility !== undefined){
const _errs25 = errors;
if(!(validate134(data.eligibility, {instancePath:instancePath+"/eligibility",parentData:data,parentDataProperty:"eligibility",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachments !== undefined){
let data14 = data.attachments;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data14)){
var valid1 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
const _errs28 = errors;
if(!(validate241(data14[i0], {instancePath:instancePath+"/attachments/" + i0,parentData:data14,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid1 = _errs28 === errors;
if(!valid1){
break;
}
}
}
else {
validate237.errors = [{instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data16 = data.version;
const _errs29 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate237.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs31 = errors;
if(typeof data.createdAt !== "string"){
validate237.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
const _errs33 = errors;
if(typeof data.updatedAt !== "string"){
validate237.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.closedAt !== undefined){
let data19 = data.closedAt;
const _errs35 = errors;
const _errs36 = errors;
let valid2 = false;
const _errs37 = errors;
if(typeof data19 !== "string"){
const err0 = {instancePath:instancePath+"/closedAt",schemaPath:"#/properties/closedAt/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs37 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs39 = errors;
if(data19 !== null){
const err1 = {instancePath:instancePath+"/closedAt",schemaPath:"#/properties/closedAt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs39 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err2 = {instancePath:instancePath+"/closedAt",schemaPath:"#/properties/closedAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate237.errors = vErrors;
return false;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate237.errors = vErrors;
return errors === 0;
}


function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate236.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate236.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate236.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema132.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.campaign === undefined) && (missing1 = "campaign")){
validate236.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.campaign !== undefined){
if(!(validate237(data1.campaign, {instancePath:instancePath+"/data/campaign",parentData:data1,parentDataProperty:"campaign",rootData}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate236.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}

export const campaignsTable = validate244;
const schema135 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"items":{"type":"array","items":{"$ref":"/schemas/CampaignSummary"}},"total":{"type":"integer"}},"required":["items","total"]}},"required":["success","data"]};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate244.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate244.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate244.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema135.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.items === undefined) && (missing1 = "items")) || ((data1.total === undefined) && (missing1 = "total"))){
validate244.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.items !== undefined){
let data2 = data1.items;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate129(data2[i0], {instancePath:instancePath+"/data/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate244.errors = [{instancePath:instancePath+"/data/items",schemaPath:"#/properties/data/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.total !== undefined){
let data4 = data1.total;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate244.errors = [{instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate244.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate244.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate244.errors = vErrors;
return errors === 0;
}

export const allCampaignsByYear = validate246;
const schema136 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"campaigns":{"type":"array","items":{"$ref":"/schemas/CampaignSummary"}}},"required":["campaigns"]}},"required":["success","data"]};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate246.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate246.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate246.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema136.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.campaigns === undefined) && (missing1 = "campaigns")){
validate246.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.campaigns !== undefined){
let data2 = data1.campaigns;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate129(data2[i0], {instancePath:instancePath+"/data/campaigns/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/data/campaigns",schemaPath:"#/properties/data/properties/campaigns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate246.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}

export const campaignsByYear = validate248;
const schema137 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"campaigns":{"type":"array","items":{"$ref":"/schemas/CampaignSummary"}}},"required":["campaigns"]}},"required":["success","data"]};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate248.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate248.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate248.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema137.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.campaigns === undefined) && (missing1 = "campaigns")){
validate248.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.campaigns !== undefined){
let data2 = data1.campaigns;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate129(data2[i0], {instancePath:instancePath+"/data/campaigns/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/data/campaigns",schemaPath:"#/properties/data/properties/campaigns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}

export const adminCampaignsByYear = validate250;
const schema138 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"campaigns":{"type":"array","items":{"$ref":"/schemas/CampaignSummary"}}},"required":["campaigns"]}},"required":["success","data"]};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate250.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate250.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate250.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema138.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.campaigns === undefined) && (missing1 = "campaigns")){
validate250.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.campaigns !== undefined){
let data2 = data1.campaigns;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate129(data2[i0], {instancePath:instancePath+"/data/campaigns/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/data/campaigns",schemaPath:"#/properties/data/properties/campaigns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}

export const campaignTotals = validate252;
const schema139 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"totals":{"type":"array","items":{"$ref":"/schemas/TotalsOfCampaign"}}},"required":["totals"]}},"required":["success","data"]};
const schema140 = {"type":"object","properties":{"campaignId":{"type":"integer"},"dealers":{"type":"integer"},"accepted":{"type":"integer"},"goalReached":{"type":"integer"},"goalThreshold":{"type":"integer"},"tiresPurchased":{"type":"integer"},"tiresFleet":{"type":"integer"},"plafondAccumulated":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondExpendable":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}},"required":["campaignId","dealers","accepted","goalReached","goalThreshold","tiresPurchased","tiresFleet","plafondAccumulated","plafondExpendable"]};

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.campaignId === undefined) && (missing0 = "campaignId")) || ((data.dealers === undefined) && (missing0 = "dealers"))) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.goalReached === undefined) && (missing0 = "goalReached"))) || ((data.goalThreshold === undefined) && (missing0 = "goalThreshold"))) || ((data.tiresPurchased === undefined) && (missing0 = "tiresPurchased"))) || ((data.tiresFleet === undefined) && (missing0 = "tiresFleet"))) || ((data.plafondAccumulated === undefined) && (missing0 = "plafondAccumulated"))) || ((data.plafondExpendable === undefined) && (missing0 = "plafondExpendable"))){
validate253.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campaignId !== undefined){
let data0 = data.campaignId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate253.errors = [{instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dealers !== undefined){
let data1 = data.dealers;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate253.errors = [{instancePath:instancePath+"/dealers",schemaPath:"#/properties/dealers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted !== undefined){
let data2 = data.accepted;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate253.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalReached !== undefined){
let data3 = data.goalReached;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate253.errors = [{instancePath:instancePath+"/goalReached",schemaPath:"#/properties/goalReached/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalThreshold !== undefined){
let data4 = data.goalThreshold;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate253.errors = [{instancePath:instancePath+"/goalThreshold",schemaPath:"#/properties/goalThreshold/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresPurchased !== undefined){
let data5 = data.tiresPurchased;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate253.errors = [{instancePath:instancePath+"/tiresPurchased",schemaPath:"#/properties/tiresPurchased/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleet !== undefined){
let data6 = data.tiresFleet;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate253.errors = [{instancePath:instancePath+"/tiresFleet",schemaPath:"#/properties/tiresFleet/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondAccumulated !== undefined){
let data7 = data.plafondAccumulated;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
validate253.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate253.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondExpendable !== undefined){
let data8 = data.plafondExpendable;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
validate253.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate253.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate253.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate253.errors = vErrors;
return errors === 0;
}


function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate252.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate252.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate252.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema139.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.totals === undefined) && (missing1 = "totals")){
validate252.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.totals !== undefined){
let data2 = data1.totals;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate253(data2[i0], {instancePath:instancePath+"/data/totals/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/data/totals",schemaPath:"#/properties/data/properties/totals/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate252.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate252.errors = vErrors;
return errors === 0;
}

export const campaignBrands = validate255;
const schema141 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"brands":{"type":"array","items":{"type":"string"}}},"required":["brands"]}},"required":["success","data"]};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate255.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate255.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema141.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.brands === undefined) && (missing1 = "brands")){
validate255.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.brands !== undefined){
let data2 = data1.brands;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data2[i0] !== "string"){
validate255.errors = [{instancePath:instancePath+"/data/brands/" + i0,schemaPath:"#/properties/data/properties/brands/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/data/brands",schemaPath:"#/properties/data/properties/brands/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate255.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}

export const campaignExample = validate256;
const schema142 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"example":{"$ref":"/schemas/CampaignExample"}},"required":["example"]}},"required":["success","data"]};
const schema143 = {"type":"object","properties":{"tiresMissing":{"type":"integer"},"plafondAccumulated":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondExpendable":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"tiers":{"type":"array","items":{"$ref":"/schemas/StatementTier"}},"base":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"lineTires":{"type":"integer"},"boostedTires":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"factorLimit":{"anyOf":[{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},{"type":"null"}]},"averageFactor":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"beforeCap":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"capped":{"type":"boolean"},"unlockTires":{"type":"integer"},"unlocked":{"type":"boolean"}},"required":["tiresMissing","plafondAccumulated","plafondExpendable","tiers","base","lineTires","boostedTires","factorLimit","averageFactor","beforeCap","capped","unlockTires","unlocked"]};
const schema144 = {"type":"object","properties":{"from":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"startsAt":{"type":"integer"},"rate":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"tires":{"type":"integer"},"amount":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"reached":{"type":"boolean"}},"required":["from","startsAt","rate","tires","amount","reached"]};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.from === undefined) && (missing0 = "from")) || ((data.startsAt === undefined) && (missing0 = "startsAt"))) || ((data.rate === undefined) && (missing0 = "rate"))) || ((data.tires === undefined) && (missing0 = "tires"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.reached === undefined) && (missing0 = "reached"))){
validate258.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.from !== undefined){
let data0 = data.from;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate258.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate258.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startsAt !== undefined){
let data1 = data.startsAt;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate258.errors = [{instancePath:instancePath+"/startsAt",schemaPath:"#/properties/startsAt/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate !== undefined){
let data2 = data.rate;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate258.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate258.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tires !== undefined){
let data3 = data.tires;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate258.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data4 = data.amount;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate258.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate258.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reached !== undefined){
const _errs11 = errors;
if(typeof data.reached !== "boolean"){
validate258.errors = [{instancePath:instancePath+"/reached",schemaPath:"#/properties/reached/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate258.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate258.errors = vErrors;
return errors === 0;
}


function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.tiresMissing === undefined) && (missing0 = "tiresMissing")) || ((data.plafondAccumulated === undefined) && (missing0 = "plafondAccumulated"))) || ((data.plafondExpendable === undefined) && (missing0 = "plafondExpendable"))) || ((data.tiers === undefined) && (missing0 = "tiers"))) || ((data.base === undefined) && (missing0 = "base"))) || ((data.lineTires === undefined) && (missing0 = "lineTires"))) || ((data.boostedTires === undefined) && (missing0 = "boostedTires"))) || ((data.factorLimit === undefined) && (missing0 = "factorLimit"))) || ((data.averageFactor === undefined) && (missing0 = "averageFactor"))) || ((data.beforeCap === undefined) && (missing0 = "beforeCap"))) || ((data.capped === undefined) && (missing0 = "capped"))) || ((data.unlockTires === undefined) && (missing0 = "unlockTires"))) || ((data.unlocked === undefined) && (missing0 = "unlocked"))){
validate257.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tiresMissing !== undefined){
let data0 = data.tiresMissing;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate257.errors = [{instancePath:instancePath+"/tiresMissing",schemaPath:"#/properties/tiresMissing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondAccumulated !== undefined){
let data1 = data.plafondAccumulated;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate257.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate257.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondExpendable !== undefined){
let data2 = data.plafondExpendable;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate257.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate257.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiers !== undefined){
let data3 = data.tiers;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate258(data3[i0], {instancePath:instancePath+"/tiers/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate257.errors = [{instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base !== undefined){
let data5 = data.base;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
validate257.errors = [{instancePath:instancePath+"/base",schemaPath:"#/properties/base/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate257.errors = [{instancePath:instancePath+"/base",schemaPath:"#/properties/base/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lineTires !== undefined){
let data6 = data.lineTires;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate257.errors = [{instancePath:instancePath+"/lineTires",schemaPath:"#/properties/lineTires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boostedTires !== undefined){
let data7 = data.boostedTires;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
validate257.errors = [{instancePath:instancePath+"/boostedTires",schemaPath:"#/properties/boostedTires/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate257.errors = [{instancePath:instancePath+"/boostedTires",schemaPath:"#/properties/boostedTires/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.factorLimit !== undefined){
let data8 = data.factorLimit;
const _errs16 = errors;
const _errs17 = errors;
let valid2 = false;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err0 = {instancePath:instancePath+"/factorLimit",schemaPath:"#/properties/factorLimit/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/factorLimit",schemaPath:"#/properties/factorLimit/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs18 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs20 = errors;
if(data8 !== null){
const err2 = {instancePath:instancePath+"/factorLimit",schemaPath:"#/properties/factorLimit/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/factorLimit",schemaPath:"#/properties/factorLimit/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate257.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.averageFactor !== undefined){
let data9 = data.averageFactor;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
validate257.errors = [{instancePath:instancePath+"/averageFactor",schemaPath:"#/properties/averageFactor/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate257.errors = [{instancePath:instancePath+"/averageFactor",schemaPath:"#/properties/averageFactor/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.beforeCap !== undefined){
let data10 = data.beforeCap;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
validate257.errors = [{instancePath:instancePath+"/beforeCap",schemaPath:"#/properties/beforeCap/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate257.errors = [{instancePath:instancePath+"/beforeCap",schemaPath:"#/properties/beforeCap/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capped !== undefined){
const _errs26 = errors;
if(typeof data.capped !== "boolean"){
validate257.errors = [{instancePath:instancePath+"/capped",schemaPath:"#/properties/capped/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unlockTires !== undefined){
let data12 = data.unlockTires;
const _errs28 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate257.errors = [{instancePath:instancePath+"/unlockTires",schemaPath:"#/properties/unlockTires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unlocked !== undefined){
const _errs30 = errors;
if(typeof data.unlocked !== "boolean"){
validate257.errors = [{instancePath:instancePath+"/unlocked",schemaPath:"#/properties/unlocked/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate257.errors = vErrors;
return errors === 0;
}


function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate256.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate256.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate256.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema142.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.example === undefined) && (missing1 = "example")){
validate256.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.example !== undefined){
if(!(validate257(data1.example, {instancePath:instancePath+"/data/example",parentData:data1,parentDataProperty:"example",rootData}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
}
}
}
else {
validate256.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate256.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate256.errors = vErrors;
return errors === 0;
}

export const getCampaign = validate261;
const schema145 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"campaign":{"$ref":"/schemas/Campaign"}},"required":["campaign"]}},"required":["success","data"]};

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate261.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate261.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate261.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema145.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.campaign === undefined) && (missing1 = "campaign")){
validate261.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.campaign !== undefined){
if(!(validate237(data1.campaign, {instancePath:instancePath+"/data/campaign",parentData:data1,parentDataProperty:"campaign",rootData}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
}
}
}
else {
validate261.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate261.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate261.errors = vErrors;
return errors === 0;
}

export const updateCampaign = validate263;
const schema146 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"campaign":{"$ref":"/schemas/Campaign"}},"required":["campaign"]}},"required":["success","data"]};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate263.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate263.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate263.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema146.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.campaign === undefined) && (missing1 = "campaign")){
validate263.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.campaign !== undefined){
if(!(validate237(data1.campaign, {instancePath:instancePath+"/data/campaign",parentData:data1,parentDataProperty:"campaign",rootData}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
}
}
}
else {
validate263.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate263.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate263.errors = vErrors;
return errors === 0;
}

export const closeCampaignRegistration = validate265;
const schema147 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"campaign":{"$ref":"/schemas/Campaign"}},"required":["campaign"]}},"required":["success","data"]};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate265.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate265.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate265.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema147.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.campaign === undefined) && (missing1 = "campaign")){
validate265.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.campaign !== undefined){
if(!(validate237(data1.campaign, {instancePath:instancePath+"/data/campaign",parentData:data1,parentDataProperty:"campaign",rootData}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate265.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate265.errors = vErrors;
return errors === 0;
}

export const closeCampaign = validate267;
const schema148 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"campaign":{"$ref":"/schemas/Campaign"}},"required":["campaign"]}},"required":["success","data"]};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate267.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate267.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate267.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema148.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.campaign === undefined) && (missing1 = "campaign")){
validate267.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.campaign !== undefined){
if(!(validate237(data1.campaign, {instancePath:instancePath+"/data/campaign",parentData:data1,parentDataProperty:"campaign",rootData}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
}
}
}
else {
validate267.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate267.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate267.errors = vErrors;
return errors === 0;
}

export const distributorCampaigns = validate269;
const schema149 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"campaigns":{"type":"array","items":{"$ref":"/schemas/CampaignWithTotals"}}},"required":["campaigns"]}},"required":["success","data"]};
const schema150 = {"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"},"type":{"type":"string","enum":["prospect","gold","platinum","all"]},"duration":{"type":"string","enum":["annual","halfYearly","other"]},"isMain":{"type":"boolean"},"group":{"type":"string","enum":["main","secondary"]},"year":{"type":"integer"},"startsOn":{"type":"string"},"endsOn":{"type":"string"},"state":{"type":"string","enum":["open","registrationClosed","closed"]},"totals":{"$ref":"/schemas/CampaignTotals"}},"required":["id","title","type","duration","isMain","group","year","startsOn","endsOn","state","totals"]};
const schema151 = {"type":"object","properties":{"dealers":{"type":"integer"},"accepted":{"type":"integer"},"goalReached":{"type":"integer"},"goalThreshold":{"type":"integer"},"tiresPurchased":{"type":"integer"},"tiresFleet":{"type":"integer"},"plafondAccumulated":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondExpendable":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}},"required":["dealers","accepted","goalReached","goalThreshold","tiresPurchased","tiresFleet","plafondAccumulated","plafondExpendable"]};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.dealers === undefined) && (missing0 = "dealers")) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.goalReached === undefined) && (missing0 = "goalReached"))) || ((data.goalThreshold === undefined) && (missing0 = "goalThreshold"))) || ((data.tiresPurchased === undefined) && (missing0 = "tiresPurchased"))) || ((data.tiresFleet === undefined) && (missing0 = "tiresFleet"))) || ((data.plafondAccumulated === undefined) && (missing0 = "plafondAccumulated"))) || ((data.plafondExpendable === undefined) && (missing0 = "plafondExpendable"))){
validate271.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dealers !== undefined){
let data0 = data.dealers;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate271.errors = [{instancePath:instancePath+"/dealers",schemaPath:"#/properties/dealers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted !== undefined){
let data1 = data.accepted;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate271.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalReached !== undefined){
let data2 = data.goalReached;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate271.errors = [{instancePath:instancePath+"/goalReached",schemaPath:"#/properties/goalReached/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalThreshold !== undefined){
let data3 = data.goalThreshold;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate271.errors = [{instancePath:instancePath+"/goalThreshold",schemaPath:"#/properties/goalThreshold/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresPurchased !== undefined){
let data4 = data.tiresPurchased;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate271.errors = [{instancePath:instancePath+"/tiresPurchased",schemaPath:"#/properties/tiresPurchased/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleet !== undefined){
let data5 = data.tiresFleet;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate271.errors = [{instancePath:instancePath+"/tiresFleet",schemaPath:"#/properties/tiresFleet/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondAccumulated !== undefined){
let data6 = data.plafondAccumulated;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate271.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate271.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondExpendable !== undefined){
let data7 = data.plafondExpendable;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
validate271.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate271.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate271.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate271.errors = vErrors;
return errors === 0;
}


function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.duration === undefined) && (missing0 = "duration"))) || ((data.isMain === undefined) && (missing0 = "isMain"))) || ((data.group === undefined) && (missing0 = "group"))) || ((data.year === undefined) && (missing0 = "year"))) || ((data.startsOn === undefined) && (missing0 = "startsOn"))) || ((data.endsOn === undefined) && (missing0 = "endsOn"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.totals === undefined) && (missing0 = "totals"))){
validate270.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate270.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate270.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate270.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data2 === "prospect") || (data2 === "gold")) || (data2 === "platinum")) || (data2 === "all"))){
validate270.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema150.properties.type.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration !== undefined){
let data3 = data.duration;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate270.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "annual") || (data3 === "halfYearly")) || (data3 === "other"))){
validate270.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/enum",keyword:"enum",params:{allowedValues: schema150.properties.duration.enum}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isMain !== undefined){
const _errs9 = errors;
if(typeof data.isMain !== "boolean"){
validate270.errors = [{instancePath:instancePath+"/isMain",schemaPath:"#/properties/isMain/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined){
let data5 = data.group;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate270.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data5 === "main") || (data5 === "secondary"))){
validate270.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/enum",keyword:"enum",params:{allowedValues: schema150.properties.group.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.year !== undefined){
let data6 = data.year;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate270.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startsOn !== undefined){
const _errs15 = errors;
if(typeof data.startsOn !== "string"){
validate270.errors = [{instancePath:instancePath+"/startsOn",schemaPath:"#/properties/startsOn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endsOn !== undefined){
const _errs17 = errors;
if(typeof data.endsOn !== "string"){
validate270.errors = [{instancePath:instancePath+"/endsOn",schemaPath:"#/properties/endsOn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data9 = data.state;
const _errs19 = errors;
if(typeof data9 !== "string"){
validate270.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data9 === "open") || (data9 === "registrationClosed")) || (data9 === "closed"))){
validate270.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema150.properties.state.enum}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
const _errs21 = errors;
if(!(validate271(data.totals, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate270.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate270.errors = vErrors;
return errors === 0;
}


function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate269.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate269.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate269.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema149.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.campaigns === undefined) && (missing1 = "campaigns")){
validate269.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.campaigns !== undefined){
let data2 = data1.campaigns;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate270(data2[i0], {instancePath:instancePath+"/data/campaigns/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate269.errors = [{instancePath:instancePath+"/data/campaigns",schemaPath:"#/properties/data/properties/campaigns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate269.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate269.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate269.errors = vErrors;
return errors === 0;
}

export const agentCampaigns = validate274;
const schema152 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"campaigns":{"type":"array","items":{"$ref":"/schemas/CampaignWithTotals"}}},"required":["campaigns"]}},"required":["success","data"]};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate274.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate274.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate274.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema152.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.campaigns === undefined) && (missing1 = "campaigns")){
validate274.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.campaigns !== undefined){
let data2 = data1.campaigns;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate270(data2[i0], {instancePath:instancePath+"/data/campaigns/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate274.errors = [{instancePath:instancePath+"/data/campaigns",schemaPath:"#/properties/data/properties/campaigns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate274.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate274.errors = vErrors;
return errors === 0;
}

export const getConstants = validate276;
const schema153 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"today":{"type":"string"},"current_year":{"type":"integer"},"current_period":{"type":"string"}},"required":["today","current_year","current_period"]}},"required":["success","data"]};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate276.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate276.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate276.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema153.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.today === undefined) && (missing1 = "today")) || ((data1.current_year === undefined) && (missing1 = "current_year"))) || ((data1.current_period === undefined) && (missing1 = "current_period"))){
validate276.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.today !== undefined){
const _errs5 = errors;
if(typeof data1.today !== "string"){
validate276.errors = [{instancePath:instancePath+"/data/today",schemaPath:"#/properties/data/properties/today/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.current_year !== undefined){
let data3 = data1.current_year;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate276.errors = [{instancePath:instancePath+"/data/current_year",schemaPath:"#/properties/data/properties/current_year/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.current_period !== undefined){
const _errs9 = errors;
if(typeof data1.current_period !== "string"){
validate276.errors = [{instancePath:instancePath+"/data/current_period",schemaPath:"#/properties/data/properties/current_period/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate276.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate276.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}

export const campaignDealers = validate277;
const schema154 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"items":{"type":"array","items":{"$ref":"/schemas/CampaignDealer"}},"total":{"type":"integer"}},"required":["items","total"]}},"required":["success","data"]};
const schema155 = {"type":"object","properties":{"dealerId":{"type":"integer"},"code":{"type":"string"},"businessName":{"type":"string"},"vatNumber":{"type":"string"},"region":{"type":"string"},"province":{"type":"string"},"status":{"type":"string","enum":["active","suspended","closed"]},"tier":{"type":"string","enum":["prospect","gold","platinum"]},"goalThreshold":{"type":"integer"},"accepted":{"type":"boolean"},"acceptedAt":{"anyOf":[{"type":"string"},{"type":"null"}]},"version":{"type":"integer"},"tiresPurchased":{"type":"integer"},"tiresMissing":{"type":"integer"},"tiresFleet":{"type":"integer"},"tiresFleetPercentage":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondAccumulated":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondExpendable":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"goalPercentage":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"nextThreshold":{"anyOf":[{"type":"integer"},{"type":"null"}]},"tiresToNextThreshold":{"anyOf":[{"type":"integer"},{"type":"null"}]},"distributor":{"anyOf":[{"$ref":"/schemas/MemberLink"},{"type":"null"}]}},"required":["dealerId","code","businessName","vatNumber","region","province","status","tier","goalThreshold","accepted","acceptedAt","version","tiresPurchased","tiresMissing","tiresFleet","tiresFleetPercentage","plafondAccumulated","plafondExpendable","goalPercentage","nextThreshold","tiresToNextThreshold","distributor"]};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((data.dealerId === undefined) && (missing0 = "dealerId")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.businessName === undefined) && (missing0 = "businessName"))) || ((data.vatNumber === undefined) && (missing0 = "vatNumber"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.province === undefined) && (missing0 = "province"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.tier === undefined) && (missing0 = "tier"))) || ((data.goalThreshold === undefined) && (missing0 = "goalThreshold"))) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.acceptedAt === undefined) && (missing0 = "acceptedAt"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.tiresPurchased === undefined) && (missing0 = "tiresPurchased"))) || ((data.tiresMissing === undefined) && (missing0 = "tiresMissing"))) || ((data.tiresFleet === undefined) && (missing0 = "tiresFleet"))) || ((data.tiresFleetPercentage === undefined) && (missing0 = "tiresFleetPercentage"))) || ((data.plafondAccumulated === undefined) && (missing0 = "plafondAccumulated"))) || ((data.plafondExpendable === undefined) && (missing0 = "plafondExpendable"))) || ((data.goalPercentage === undefined) && (missing0 = "goalPercentage"))) || ((data.nextThreshold === undefined) && (missing0 = "nextThreshold"))) || ((data.tiresToNextThreshold === undefined) && (missing0 = "tiresToNextThreshold"))) || ((data.distributor === undefined) && (missing0 = "distributor"))){
validate278.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dealerId !== undefined){
let data0 = data.dealerId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate278.errors = [{instancePath:instancePath+"/dealerId",schemaPath:"#/properties/dealerId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(typeof data.code !== "string"){
validate278.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessName !== undefined){
const _errs5 = errors;
if(typeof data.businessName !== "string"){
validate278.errors = [{instancePath:instancePath+"/businessName",schemaPath:"#/properties/businessName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vatNumber !== undefined){
const _errs7 = errors;
if(typeof data.vatNumber !== "string"){
validate278.errors = [{instancePath:instancePath+"/vatNumber",schemaPath:"#/properties/vatNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
const _errs9 = errors;
if(typeof data.region !== "string"){
validate278.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.province !== undefined){
const _errs11 = errors;
if(typeof data.province !== "string"){
validate278.errors = [{instancePath:instancePath+"/province",schemaPath:"#/properties/province/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate278.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data6 === "active") || (data6 === "suspended")) || (data6 === "closed"))){
validate278.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema155.properties.status.enum}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tier !== undefined){
let data7 = data.tier;
const _errs15 = errors;
if(typeof data7 !== "string"){
validate278.errors = [{instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data7 === "prospect") || (data7 === "gold")) || (data7 === "platinum"))){
validate278.errors = [{instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/enum",keyword:"enum",params:{allowedValues: schema155.properties.tier.enum}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalThreshold !== undefined){
let data8 = data.goalThreshold;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate278.errors = [{instancePath:instancePath+"/goalThreshold",schemaPath:"#/properties/goalThreshold/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted !== undefined){
const _errs19 = errors;
if(typeof data.accepted !== "boolean"){
validate278.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acceptedAt !== undefined){
let data10 = data.acceptedAt;
const _errs21 = errors;
const _errs22 = errors;
let valid1 = false;
const _errs23 = errors;
if(typeof data10 !== "string"){
const err0 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs25 = errors;
if(data10 !== null){
const err1 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate278.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data11 = data.version;
const _errs27 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate278.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresPurchased !== undefined){
let data12 = data.tiresPurchased;
const _errs29 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate278.errors = [{instancePath:instancePath+"/tiresPurchased",schemaPath:"#/properties/tiresPurchased/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresMissing !== undefined){
let data13 = data.tiresMissing;
const _errs31 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate278.errors = [{instancePath:instancePath+"/tiresMissing",schemaPath:"#/properties/tiresMissing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleet !== undefined){
let data14 = data.tiresFleet;
const _errs33 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate278.errors = [{instancePath:instancePath+"/tiresFleet",schemaPath:"#/properties/tiresFleet/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleetPercentage !== undefined){
let data15 = data.tiresFleetPercentage;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
validate278.errors = [{instancePath:instancePath+"/tiresFleetPercentage",schemaPath:"#/properties/tiresFleetPercentage/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/tiresFleetPercentage",schemaPath:"#/properties/tiresFleetPercentage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondAccumulated !== undefined){
let data16 = data.plafondAccumulated;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
validate278.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondExpendable !== undefined){
let data17 = data.plafondExpendable;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data17 === "string"){
if(!pattern0.test(data17)){
validate278.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalPercentage !== undefined){
let data18 = data.goalPercentage;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
validate278.errors = [{instancePath:instancePath+"/goalPercentage",schemaPath:"#/properties/goalPercentage/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/goalPercentage",schemaPath:"#/properties/goalPercentage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextThreshold !== undefined){
let data19 = data.nextThreshold;
const _errs43 = errors;
const _errs44 = errors;
let valid2 = false;
const _errs45 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err3 = {instancePath:instancePath+"/nextThreshold",schemaPath:"#/properties/nextThreshold/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs45 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs47 = errors;
if(data19 !== null){
const err4 = {instancePath:instancePath+"/nextThreshold",schemaPath:"#/properties/nextThreshold/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs47 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/nextThreshold",schemaPath:"#/properties/nextThreshold/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate278.errors = vErrors;
return false;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresToNextThreshold !== undefined){
let data20 = data.tiresToNextThreshold;
const _errs49 = errors;
const _errs50 = errors;
let valid3 = false;
const _errs51 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err6 = {instancePath:instancePath+"/tiresToNextThreshold",schemaPath:"#/properties/tiresToNextThreshold/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs51 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs53 = errors;
if(data20 !== null){
const err7 = {instancePath:instancePath+"/tiresToNextThreshold",schemaPath:"#/properties/tiresToNextThreshold/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs53 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err8 = {instancePath:instancePath+"/tiresToNextThreshold",schemaPath:"#/properties/tiresToNextThreshold/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate278.errors = vErrors;
return false;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distributor !== undefined){
let data21 = data.distributor;
const _errs55 = errors;
const _errs56 = errors;
let valid4 = false;
const _errs57 = errors;
if(!(validate31(data21, {instancePath:instancePath+"/distributor",parentData:data,parentDataProperty:"distributor",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid3 = _errs57 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs58 = errors;
if(data21 !== null){
const err9 = {instancePath:instancePath+"/distributor",schemaPath:"#/properties/distributor/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid3 = _errs58 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err10 = {instancePath:instancePath+"/distributor",schemaPath:"#/properties/distributor/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate278.errors = vErrors;
return false;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate278.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate278.errors = vErrors;
return errors === 0;
}


function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate277.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate277.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate277.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema154.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.items === undefined) && (missing1 = "items")) || ((data1.total === undefined) && (missing1 = "total"))){
validate277.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.items !== undefined){
let data2 = data1.items;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate278(data2[i0], {instancePath:instancePath+"/data/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate277.errors = [{instancePath:instancePath+"/data/items",schemaPath:"#/properties/data/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.total !== undefined){
let data4 = data1.total;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate277.errors = [{instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate277.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate277.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate277.errors = vErrors;
return errors === 0;
}

export const campaignDealer = validate281;
const schema156 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"dealer":{"$ref":"/schemas/CampaignDealer"}},"required":["dealer"]}},"required":["success","data"]};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate281.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate281.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate281.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema156.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.dealer === undefined) && (missing1 = "dealer")){
validate281.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.dealer !== undefined){
if(!(validate278(data1.dealer, {instancePath:instancePath+"/data/dealer",parentData:data1,parentDataProperty:"dealer",rootData}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate281.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate281.errors = vErrors;
return errors === 0;
}

export const removeDealerFromCampaign = validate283;
const schema157 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate283.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate283.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate283.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema157.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate283.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate283.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate283.errors = vErrors;
return errors === 0;
}

export const dealerCampaigns = validate284;
const schema158 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"campaigns":{"type":"array","items":{"$ref":"/schemas/DealerCampaign"}}},"required":["campaigns"]}},"required":["success","data"]};

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate284.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate284.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate284.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema158.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.campaigns === undefined) && (missing1 = "campaigns")){
validate284.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.campaigns !== undefined){
let data2 = data1.campaigns;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate128(data2[i0], {instancePath:instancePath+"/data/campaigns/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate284.errors = [{instancePath:instancePath+"/data/campaigns",schemaPath:"#/properties/data/properties/campaigns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate284.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate284.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate284.errors = vErrors;
return errors === 0;
}

export const unsubscribedDealers = validate286;
const schema159 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"dealers":{"type":"array","items":{"$ref":"/schemas/DealerOption"}}},"required":["dealers"]}},"required":["success","data"]};

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate286.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate286.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate286.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema159.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.dealers === undefined) && (missing1 = "dealers")){
validate286.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.dealers !== undefined){
let data2 = data1.dealers;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate94(data2[i0], {instancePath:instancePath+"/data/dealers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/data/dealers",schemaPath:"#/properties/data/properties/dealers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate286.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}

export const isProspect = validate288;
const schema160 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"isProspect":{"type":"boolean"}},"required":["isProspect"]}},"required":["success","data"]};

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate288.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate288.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate288.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema160.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.isProspect === undefined) && (missing1 = "isProspect")){
validate288.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.isProspect !== undefined){
if(typeof data1.isProspect !== "boolean"){
validate288.errors = [{instancePath:instancePath+"/data/isProspect",schemaPath:"#/properties/data/properties/isProspect/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
else {
validate288.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate288.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate288.errors = vErrors;
return errors === 0;
}

export const dealerCampaignsReport = validate289;
const schema161 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"results":{"type":"array","items":{"$ref":"/schemas/DealerCampaignRow"}}},"required":["results"]}},"required":["success","data"]};
const schema162 = {"type":"object","properties":{"campaignId":{"type":"integer"},"campaignTitle":{"type":"string"},"goalThreshold":{"type":"integer"},"tiresPurchased":{"type":"integer"},"tiresMissing":{"type":"integer"},"tiresFleet":{"type":"integer"},"tiresFleetPercentage":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondAccumulated":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondExpendable":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}},"required":["campaignId","campaignTitle","goalThreshold","tiresPurchased","tiresMissing","tiresFleet","tiresFleetPercentage","plafondAccumulated","plafondExpendable"]};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.campaignId === undefined) && (missing0 = "campaignId")) || ((data.campaignTitle === undefined) && (missing0 = "campaignTitle"))) || ((data.goalThreshold === undefined) && (missing0 = "goalThreshold"))) || ((data.tiresPurchased === undefined) && (missing0 = "tiresPurchased"))) || ((data.tiresMissing === undefined) && (missing0 = "tiresMissing"))) || ((data.tiresFleet === undefined) && (missing0 = "tiresFleet"))) || ((data.tiresFleetPercentage === undefined) && (missing0 = "tiresFleetPercentage"))) || ((data.plafondAccumulated === undefined) && (missing0 = "plafondAccumulated"))) || ((data.plafondExpendable === undefined) && (missing0 = "plafondExpendable"))){
validate290.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campaignId !== undefined){
let data0 = data.campaignId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate290.errors = [{instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaignTitle !== undefined){
const _errs3 = errors;
if(typeof data.campaignTitle !== "string"){
validate290.errors = [{instancePath:instancePath+"/campaignTitle",schemaPath:"#/properties/campaignTitle/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalThreshold !== undefined){
let data2 = data.goalThreshold;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate290.errors = [{instancePath:instancePath+"/goalThreshold",schemaPath:"#/properties/goalThreshold/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresPurchased !== undefined){
let data3 = data.tiresPurchased;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate290.errors = [{instancePath:instancePath+"/tiresPurchased",schemaPath:"#/properties/tiresPurchased/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresMissing !== undefined){
let data4 = data.tiresMissing;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate290.errors = [{instancePath:instancePath+"/tiresMissing",schemaPath:"#/properties/tiresMissing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleet !== undefined){
let data5 = data.tiresFleet;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate290.errors = [{instancePath:instancePath+"/tiresFleet",schemaPath:"#/properties/tiresFleet/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleetPercentage !== undefined){
let data6 = data.tiresFleetPercentage;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate290.errors = [{instancePath:instancePath+"/tiresFleetPercentage",schemaPath:"#/properties/tiresFleetPercentage/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate290.errors = [{instancePath:instancePath+"/tiresFleetPercentage",schemaPath:"#/properties/tiresFleetPercentage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondAccumulated !== undefined){
let data7 = data.plafondAccumulated;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
validate290.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate290.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondExpendable !== undefined){
let data8 = data.plafondExpendable;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
validate290.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate290.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate290.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate290.errors = vErrors;
return errors === 0;
}


function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate289.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate289.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate289.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema161.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.results === undefined) && (missing1 = "results")){
validate289.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.results !== undefined){
let data2 = data1.results;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate290(data2[i0], {instancePath:instancePath+"/data/results/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate289.errors = [{instancePath:instancePath+"/data/results",schemaPath:"#/properties/data/properties/results/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate289.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate289.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate289.errors = vErrors;
return errors === 0;
}

export const addDealerToCampaign = validate292;
const schema163 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"dealer":{"$ref":"/schemas/CampaignDealer"}},"required":["dealer"]}},"required":["success","data"]};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate292.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate292.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate292.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema163.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.dealer === undefined) && (missing1 = "dealer")){
validate292.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.dealer !== undefined){
if(!(validate278(data1.dealer, {instancePath:instancePath+"/data/dealer",parentData:data1,parentDataProperty:"dealer",rootData}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
}
}
}
else {
validate292.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate292.errors = vErrors;
return errors === 0;
}

export const editDealerGoal = validate294;
const schema164 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"dealer":{"$ref":"/schemas/CampaignDealer"}},"required":["dealer"]}},"required":["success","data"]};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate294.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate294.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate294.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema164.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.dealer === undefined) && (missing1 = "dealer")){
validate294.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.dealer !== undefined){
if(!(validate278(data1.dealer, {instancePath:instancePath+"/data/dealer",parentData:data1,parentDataProperty:"dealer",rootData}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
}
}
}
else {
validate294.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate294.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate294.errors = vErrors;
return errors === 0;
}

export const acceptCampaign = validate296;
const schema165 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"campaign":{"$ref":"/schemas/Campaign"},"membership":{"$ref":"/schemas/Membership"}},"required":["campaign","membership"]}},"required":["success","data"]};
const schema166 = {"type":"object","properties":{"goalThreshold":{"type":"integer"},"accepted":{"type":"boolean"},"acceptedAt":{"anyOf":[{"type":"string"},{"type":"null"}]},"tiresPurchased":{"type":"integer"},"tiresMissing":{"type":"integer"},"tiresFleet":{"type":"integer"},"tiresFleetPercentage":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondAccumulated":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondExpendable":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}},"required":["goalThreshold","accepted","acceptedAt","tiresPurchased","tiresMissing","tiresFleet","tiresFleetPercentage","plafondAccumulated","plafondExpendable"]};

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.goalThreshold === undefined) && (missing0 = "goalThreshold")) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.acceptedAt === undefined) && (missing0 = "acceptedAt"))) || ((data.tiresPurchased === undefined) && (missing0 = "tiresPurchased"))) || ((data.tiresMissing === undefined) && (missing0 = "tiresMissing"))) || ((data.tiresFleet === undefined) && (missing0 = "tiresFleet"))) || ((data.tiresFleetPercentage === undefined) && (missing0 = "tiresFleetPercentage"))) || ((data.plafondAccumulated === undefined) && (missing0 = "plafondAccumulated"))) || ((data.plafondExpendable === undefined) && (missing0 = "plafondExpendable"))){
validate298.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.goalThreshold !== undefined){
let data0 = data.goalThreshold;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate298.errors = [{instancePath:instancePath+"/goalThreshold",schemaPath:"#/properties/goalThreshold/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted !== undefined){
const _errs3 = errors;
if(typeof data.accepted !== "boolean"){
validate298.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acceptedAt !== undefined){
let data2 = data.acceptedAt;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate298.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresPurchased !== undefined){
let data3 = data.tiresPurchased;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate298.errors = [{instancePath:instancePath+"/tiresPurchased",schemaPath:"#/properties/tiresPurchased/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresMissing !== undefined){
let data4 = data.tiresMissing;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate298.errors = [{instancePath:instancePath+"/tiresMissing",schemaPath:"#/properties/tiresMissing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleet !== undefined){
let data5 = data.tiresFleet;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate298.errors = [{instancePath:instancePath+"/tiresFleet",schemaPath:"#/properties/tiresFleet/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleetPercentage !== undefined){
let data6 = data.tiresFleetPercentage;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate298.errors = [{instancePath:instancePath+"/tiresFleetPercentage",schemaPath:"#/properties/tiresFleetPercentage/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate298.errors = [{instancePath:instancePath+"/tiresFleetPercentage",schemaPath:"#/properties/tiresFleetPercentage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondAccumulated !== undefined){
let data7 = data.plafondAccumulated;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
validate298.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate298.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondExpendable !== undefined){
let data8 = data.plafondExpendable;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
validate298.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate298.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate298.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate298.errors = vErrors;
return errors === 0;
}


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate296.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate296.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate296.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema165.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.campaign === undefined) && (missing1 = "campaign")) || ((data1.membership === undefined) && (missing1 = "membership"))){
validate296.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.campaign !== undefined){
const _errs5 = errors;
if(!(validate237(data1.campaign, {instancePath:instancePath+"/data/campaign",parentData:data1,parentDataProperty:"campaign",rootData}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.membership !== undefined){
const _errs6 = errors;
if(!(validate298(data1.membership, {instancePath:instancePath+"/data/membership",parentData:data1,parentDataProperty:"membership",rootData}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate296.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate296.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate296.errors = vErrors;
return errors === 0;
}

export const sendCampaignReminder = validate300;
const schema167 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate300.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate300.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate300.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema167.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate300.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate300.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate300.errors = vErrors;
return errors === 0;
}

export const listRedemptions = validate301;
const schema168 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"redemptions":{"type":"array","items":{"$ref":"/schemas/Redemption"}}},"required":["redemptions"]}},"required":["success","data"]};
const schema169 = {"type":"object","properties":{"id":{"type":"integer"},"redeemedOn":{"type":"string"},"amount":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"note":{"type":["string","null"]},"recordedAt":{"type":"string"},"recordedBy":{"type":["string","null"]}},"required":["id","redeemedOn","amount","note","recordedAt","recordedBy"]};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.redeemedOn === undefined) && (missing0 = "redeemedOn"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.note === undefined) && (missing0 = "note"))) || ((data.recordedAt === undefined) && (missing0 = "recordedAt"))) || ((data.recordedBy === undefined) && (missing0 = "recordedBy"))){
validate302.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate302.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redeemedOn !== undefined){
const _errs3 = errors;
if(typeof data.redeemedOn !== "string"){
validate302.errors = [{instancePath:instancePath+"/redeemedOn",schemaPath:"#/properties/redeemedOn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data2 = data.amount;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate302.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate302.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note !== undefined){
let data3 = data.note;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate302.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema169.properties.note.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recordedAt !== undefined){
const _errs9 = errors;
if(typeof data.recordedAt !== "string"){
validate302.errors = [{instancePath:instancePath+"/recordedAt",schemaPath:"#/properties/recordedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recordedBy !== undefined){
let data5 = data.recordedBy;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate302.errors = [{instancePath:instancePath+"/recordedBy",schemaPath:"#/properties/recordedBy/type",keyword:"type",params:{type: schema169.properties.recordedBy.type}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate302.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate302.errors = vErrors;
return errors === 0;
}


function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate301.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate301.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate301.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema168.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.redemptions === undefined) && (missing1 = "redemptions")){
validate301.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.redemptions !== undefined){
let data2 = data1.redemptions;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate302(data2[i0], {instancePath:instancePath+"/data/redemptions/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate301.errors = [{instancePath:instancePath+"/data/redemptions",schemaPath:"#/properties/data/properties/redemptions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate301.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate301.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate301.errors = vErrors;
return errors === 0;
}

export const recordRedemption = validate304;
const schema170 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"redemption":{"$ref":"/schemas/Redemption"}},"required":["redemption"]}},"required":["success","data"]};

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate304.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate304.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate304.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema170.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.redemption === undefined) && (missing1 = "redemption")){
validate304.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.redemption !== undefined){
if(!(validate302(data1.redemption, {instancePath:instancePath+"/data/redemption",parentData:data1,parentDataProperty:"redemption",rootData}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
}
}
}
else {
validate304.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate304.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate304.errors = vErrors;
return errors === 0;
}

export const campaignStatement = validate306;
const schema171 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"statement":{"$ref":"/schemas/Statement"}},"required":["statement"]}},"required":["success","data"]};
const schema172 = {"type":"object","properties":{"campaign":{"$ref":"/schemas/CampaignSummary"},"dealerId":{"type":"integer"},"businessName":{"type":"string"},"goalThreshold":{"type":"integer"},"accepted":{"type":"boolean"},"acceptedAt":{"anyOf":[{"type":"string"},{"type":"null"}]},"incentiveDetail":{"$ref":"/schemas/IncentiveDetail"},"factorBoostDetail":{"$ref":"/schemas/FactorBoostDetail"},"eligibility":{"$ref":"/schemas/SaleMatch"},"tiresPurchased":{"type":"integer"},"tiresMissing":{"type":"integer"},"tiresFleet":{"type":"integer"},"tiresFleetPercentage":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondAccumulated":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondExpendable":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"tiers":{"type":"array","items":{"$ref":"/schemas/StatementTier"}},"base":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"lineTires":{"type":"integer"},"boostedTires":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"factorLimit":{"anyOf":[{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},{"type":"null"}]},"averageFactor":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"beforeCap":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"capped":{"type":"boolean"},"unlockTires":{"type":"integer"},"unlocked":{"type":"boolean"},"boosts":{"type":"array","items":{"$ref":"/schemas/StatementBoost"}},"unboostedTires":{"type":"integer"},"unboostedFleetTires":{"type":"integer"},"unreconstructed":{"anyOf":[{"$ref":"/schemas/UnreconstructedTires"},{"type":"null"}]},"redeemed":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"redemptions":{"type":"array","items":{"$ref":"/schemas/Redemption"}},"linesChangedSinceClosing":{"type":"boolean"},"sinceClosing":{"anyOf":[{"$ref":"/schemas/SinceClosing"},{"type":"null"}]}},"required":["campaign","dealerId","businessName","goalThreshold","accepted","acceptedAt","incentiveDetail","factorBoostDetail","eligibility","tiresPurchased","tiresMissing","tiresFleet","tiresFleetPercentage","plafondAccumulated","plafondExpendable","tiers","base","lineTires","boostedTires","factorLimit","averageFactor","beforeCap","capped","unlockTires","unlocked","boosts","unboostedTires","unboostedFleetTires","unreconstructed","redeemed","redemptions","linesChangedSinceClosing","sinceClosing"]};
const schema173 = {"type":"object","properties":{"label":{"type":"string"},"factor":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"tires":{"type":"integer"},"fleetTires":{"type":"integer"},"boostedTires":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}},"required":["label","factor","tires","fleetTires","boostedTires"]};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.label === undefined) && (missing0 = "label")) || ((data.factor === undefined) && (missing0 = "factor"))) || ((data.tires === undefined) && (missing0 = "tires"))) || ((data.fleetTires === undefined) && (missing0 = "fleetTires"))) || ((data.boostedTires === undefined) && (missing0 = "boostedTires"))){
validate313.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.label !== undefined){
const _errs1 = errors;
if(typeof data.label !== "string"){
validate313.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.factor !== undefined){
let data1 = data.factor;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate313.errors = [{instancePath:instancePath+"/factor",schemaPath:"#/properties/factor/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate313.errors = [{instancePath:instancePath+"/factor",schemaPath:"#/properties/factor/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tires !== undefined){
let data2 = data.tires;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate313.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fleetTires !== undefined){
let data3 = data.fleetTires;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate313.errors = [{instancePath:instancePath+"/fleetTires",schemaPath:"#/properties/fleetTires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boostedTires !== undefined){
let data4 = data.boostedTires;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate313.errors = [{instancePath:instancePath+"/boostedTires",schemaPath:"#/properties/boostedTires/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate313.errors = [{instancePath:instancePath+"/boostedTires",schemaPath:"#/properties/boostedTires/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate313.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate313.errors = vErrors;
return errors === 0;
}

const schema174 = {"type":"object","properties":{"tires":{"type":"integer"},"fleetTires":{"type":"integer"},"boostedTires":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}},"required":["tires","fleetTires","boostedTires"]};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.tires === undefined) && (missing0 = "tires")) || ((data.fleetTires === undefined) && (missing0 = "fleetTires"))) || ((data.boostedTires === undefined) && (missing0 = "boostedTires"))){
validate315.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tires !== undefined){
let data0 = data.tires;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate315.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fleetTires !== undefined){
let data1 = data.fleetTires;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate315.errors = [{instancePath:instancePath+"/fleetTires",schemaPath:"#/properties/fleetTires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boostedTires !== undefined){
let data2 = data.boostedTires;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate315.errors = [{instancePath:instancePath+"/boostedTires",schemaPath:"#/properties/boostedTires/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate315.errors = [{instancePath:instancePath+"/boostedTires",schemaPath:"#/properties/boostedTires/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate315.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate315.errors = vErrors;
return errors === 0;
}

const schema175 = {"type":"object","properties":{"closedAt":{"type":"string"},"differences":{"type":"array","items":{"$ref":"/schemas/StatementDifference"}},"laterLines":{"type":"integer"},"laterTires":{"type":"integer"}},"required":["closedAt","differences","laterLines","laterTires"]};
const schema176 = {"type":"object","properties":{"label":{"type":["string","null"]},"factor":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"tires":{"type":"integer"},"fleetTires":{"type":"integer"}},"required":["label","factor","tires","fleetTires"]};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.label === undefined) && (missing0 = "label")) || ((data.factor === undefined) && (missing0 = "factor"))) || ((data.tires === undefined) && (missing0 = "tires"))) || ((data.fleetTires === undefined) && (missing0 = "fleetTires"))){
validate319.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.label !== undefined){
let data0 = data.label;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate319.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: schema176.properties.label.type}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.factor !== undefined){
let data1 = data.factor;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate319.errors = [{instancePath:instancePath+"/factor",schemaPath:"#/properties/factor/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate319.errors = [{instancePath:instancePath+"/factor",schemaPath:"#/properties/factor/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tires !== undefined){
let data2 = data.tires;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate319.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fleetTires !== undefined){
let data3 = data.fleetTires;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate319.errors = [{instancePath:instancePath+"/fleetTires",schemaPath:"#/properties/fleetTires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate319.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate319.errors = vErrors;
return errors === 0;
}


function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.closedAt === undefined) && (missing0 = "closedAt")) || ((data.differences === undefined) && (missing0 = "differences"))) || ((data.laterLines === undefined) && (missing0 = "laterLines"))) || ((data.laterTires === undefined) && (missing0 = "laterTires"))){
validate318.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.closedAt !== undefined){
const _errs1 = errors;
if(typeof data.closedAt !== "string"){
validate318.errors = [{instancePath:instancePath+"/closedAt",schemaPath:"#/properties/closedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.differences !== undefined){
let data1 = data.differences;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate319(data1[i0], {instancePath:instancePath+"/differences/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate318.errors = [{instancePath:instancePath+"/differences",schemaPath:"#/properties/differences/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.laterLines !== undefined){
let data3 = data.laterLines;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate318.errors = [{instancePath:instancePath+"/laterLines",schemaPath:"#/properties/laterLines/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.laterTires !== undefined){
let data4 = data.laterTires;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate318.errors = [{instancePath:instancePath+"/laterTires",schemaPath:"#/properties/laterTires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate318.errors = vErrors;
return errors === 0;
}


function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((((((((((data.campaign === undefined) && (missing0 = "campaign")) || ((data.dealerId === undefined) && (missing0 = "dealerId"))) || ((data.businessName === undefined) && (missing0 = "businessName"))) || ((data.goalThreshold === undefined) && (missing0 = "goalThreshold"))) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.acceptedAt === undefined) && (missing0 = "acceptedAt"))) || ((data.incentiveDetail === undefined) && (missing0 = "incentiveDetail"))) || ((data.factorBoostDetail === undefined) && (missing0 = "factorBoostDetail"))) || ((data.eligibility === undefined) && (missing0 = "eligibility"))) || ((data.tiresPurchased === undefined) && (missing0 = "tiresPurchased"))) || ((data.tiresMissing === undefined) && (missing0 = "tiresMissing"))) || ((data.tiresFleet === undefined) && (missing0 = "tiresFleet"))) || ((data.tiresFleetPercentage === undefined) && (missing0 = "tiresFleetPercentage"))) || ((data.plafondAccumulated === undefined) && (missing0 = "plafondAccumulated"))) || ((data.plafondExpendable === undefined) && (missing0 = "plafondExpendable"))) || ((data.tiers === undefined) && (missing0 = "tiers"))) || ((data.base === undefined) && (missing0 = "base"))) || ((data.lineTires === undefined) && (missing0 = "lineTires"))) || ((data.boostedTires === undefined) && (missing0 = "boostedTires"))) || ((data.factorLimit === undefined) && (missing0 = "factorLimit"))) || ((data.averageFactor === undefined) && (missing0 = "averageFactor"))) || ((data.beforeCap === undefined) && (missing0 = "beforeCap"))) || ((data.capped === undefined) && (missing0 = "capped"))) || ((data.unlockTires === undefined) && (missing0 = "unlockTires"))) || ((data.unlocked === undefined) && (missing0 = "unlocked"))) || ((data.boosts === undefined) && (missing0 = "boosts"))) || ((data.unboostedTires === undefined) && (missing0 = "unboostedTires"))) || ((data.unboostedFleetTires === undefined) && (missing0 = "unboostedFleetTires"))) || ((data.unreconstructed === undefined) && (missing0 = "unreconstructed"))) || ((data.redeemed === undefined) && (missing0 = "redeemed"))) || ((data.redemptions === undefined) && (missing0 = "redemptions"))) || ((data.linesChangedSinceClosing === undefined) && (missing0 = "linesChangedSinceClosing"))) || ((data.sinceClosing === undefined) && (missing0 = "sinceClosing"))){
validate307.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campaign !== undefined){
const _errs1 = errors;
if(!(validate129(data.campaign, {instancePath:instancePath+"/campaign",parentData:data,parentDataProperty:"campaign",rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dealerId !== undefined){
let data1 = data.dealerId;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate307.errors = [{instancePath:instancePath+"/dealerId",schemaPath:"#/properties/dealerId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessName !== undefined){
const _errs4 = errors;
if(typeof data.businessName !== "string"){
validate307.errors = [{instancePath:instancePath+"/businessName",schemaPath:"#/properties/businessName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalThreshold !== undefined){
let data3 = data.goalThreshold;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate307.errors = [{instancePath:instancePath+"/goalThreshold",schemaPath:"#/properties/goalThreshold/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted !== undefined){
const _errs8 = errors;
if(typeof data.accepted !== "boolean"){
validate307.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acceptedAt !== undefined){
let data5 = data.acceptedAt;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(typeof data5 !== "string"){
const err0 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data5 !== null){
const err1 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate307.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.incentiveDetail !== undefined){
const _errs16 = errors;
if(!(validate131(data.incentiveDetail, {instancePath:instancePath+"/incentiveDetail",parentData:data,parentDataProperty:"incentiveDetail",rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.factorBoostDetail !== undefined){
const _errs17 = errors;
if(!(validate133(data.factorBoostDetail, {instancePath:instancePath+"/factorBoostDetail",parentData:data,parentDataProperty:"factorBoostDetail",rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eligibility !== undefined){
const _errs18 = errors;
if(!(validate134(data.eligibility, {instancePath:instancePath+"/eligibility",parentData:data,parentDataProperty:"eligibility",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresPurchased !== undefined){
let data9 = data.tiresPurchased;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate307.errors = [{instancePath:instancePath+"/tiresPurchased",schemaPath:"#/properties/tiresPurchased/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresMissing !== undefined){
let data10 = data.tiresMissing;
const _errs21 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate307.errors = [{instancePath:instancePath+"/tiresMissing",schemaPath:"#/properties/tiresMissing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleet !== undefined){
let data11 = data.tiresFleet;
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate307.errors = [{instancePath:instancePath+"/tiresFleet",schemaPath:"#/properties/tiresFleet/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleetPercentage !== undefined){
let data12 = data.tiresFleetPercentage;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
validate307.errors = [{instancePath:instancePath+"/tiresFleetPercentage",schemaPath:"#/properties/tiresFleetPercentage/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate307.errors = [{instancePath:instancePath+"/tiresFleetPercentage",schemaPath:"#/properties/tiresFleetPercentage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondAccumulated !== undefined){
let data13 = data.plafondAccumulated;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
validate307.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate307.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondExpendable !== undefined){
let data14 = data.plafondExpendable;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
validate307.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate307.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiers !== undefined){
let data15 = data.tiers;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data15)){
var valid2 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs33 = errors;
if(!(validate258(data15[i0], {instancePath:instancePath+"/tiers/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid2 = _errs33 === errors;
if(!valid2){
break;
}
}
}
else {
validate307.errors = [{instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base !== undefined){
let data17 = data.base;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data17 === "string"){
if(!pattern0.test(data17)){
validate307.errors = [{instancePath:instancePath+"/base",schemaPath:"#/properties/base/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate307.errors = [{instancePath:instancePath+"/base",schemaPath:"#/properties/base/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lineTires !== undefined){
let data18 = data.lineTires;
const _errs36 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate307.errors = [{instancePath:instancePath+"/lineTires",schemaPath:"#/properties/lineTires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boostedTires !== undefined){
let data19 = data.boostedTires;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
validate307.errors = [{instancePath:instancePath+"/boostedTires",schemaPath:"#/properties/boostedTires/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate307.errors = [{instancePath:instancePath+"/boostedTires",schemaPath:"#/properties/boostedTires/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.factorLimit !== undefined){
let data20 = data.factorLimit;
const _errs40 = errors;
const _errs41 = errors;
let valid3 = false;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data20 === "string"){
if(!pattern0.test(data20)){
const err3 = {instancePath:instancePath+"/factorLimit",schemaPath:"#/properties/factorLimit/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/factorLimit",schemaPath:"#/properties/factorLimit/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs42 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs44 = errors;
if(data20 !== null){
const err5 = {instancePath:instancePath+"/factorLimit",schemaPath:"#/properties/factorLimit/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs44 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err6 = {instancePath:instancePath+"/factorLimit",schemaPath:"#/properties/factorLimit/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate307.errors = vErrors;
return false;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.averageFactor !== undefined){
let data21 = data.averageFactor;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data21 === "string"){
if(!pattern0.test(data21)){
validate307.errors = [{instancePath:instancePath+"/averageFactor",schemaPath:"#/properties/averageFactor/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate307.errors = [{instancePath:instancePath+"/averageFactor",schemaPath:"#/properties/averageFactor/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.beforeCap !== undefined){
let data22 = data.beforeCap;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data22 === "string"){
if(!pattern0.test(data22)){
validate307.errors = [{instancePath:instancePath+"/beforeCap",schemaPath:"#/properties/beforeCap/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate307.errors = [{instancePath:instancePath+"/beforeCap",schemaPath:"#/properties/beforeCap/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capped !== undefined){
const _errs50 = errors;
if(typeof data.capped !== "boolean"){
validate307.errors = [{instancePath:instancePath+"/capped",schemaPath:"#/properties/capped/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unlockTires !== undefined){
let data24 = data.unlockTires;
const _errs52 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate307.errors = [{instancePath:instancePath+"/unlockTires",schemaPath:"#/properties/unlockTires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unlocked !== undefined){
const _errs54 = errors;
if(typeof data.unlocked !== "boolean"){
validate307.errors = [{instancePath:instancePath+"/unlocked",schemaPath:"#/properties/unlocked/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boosts !== undefined){
let data26 = data.boosts;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data26)){
var valid4 = true;
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
const _errs58 = errors;
if(!(validate313(data26[i1], {instancePath:instancePath+"/boosts/" + i1,parentData:data26,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
var valid4 = _errs58 === errors;
if(!valid4){
break;
}
}
}
else {
validate307.errors = [{instancePath:instancePath+"/boosts",schemaPath:"#/properties/boosts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unboostedTires !== undefined){
let data28 = data.unboostedTires;
const _errs59 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate307.errors = [{instancePath:instancePath+"/unboostedTires",schemaPath:"#/properties/unboostedTires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unboostedFleetTires !== undefined){
let data29 = data.unboostedFleetTires;
const _errs61 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate307.errors = [{instancePath:instancePath+"/unboostedFleetTires",schemaPath:"#/properties/unboostedFleetTires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unreconstructed !== undefined){
let data30 = data.unreconstructed;
const _errs63 = errors;
const _errs64 = errors;
let valid5 = false;
const _errs65 = errors;
if(!(validate315(data30, {instancePath:instancePath+"/unreconstructed",parentData:data,parentDataProperty:"unreconstructed",rootData}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
var _valid2 = _errs65 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs66 = errors;
if(data30 !== null){
const err7 = {instancePath:instancePath+"/unreconstructed",schemaPath:"#/properties/unreconstructed/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs66 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err8 = {instancePath:instancePath+"/unreconstructed",schemaPath:"#/properties/unreconstructed/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate307.errors = vErrors;
return false;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redeemed !== undefined){
let data31 = data.redeemed;
const _errs68 = errors;
if(errors === _errs68){
if(typeof data31 === "string"){
if(!pattern0.test(data31)){
validate307.errors = [{instancePath:instancePath+"/redeemed",schemaPath:"#/properties/redeemed/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate307.errors = [{instancePath:instancePath+"/redeemed",schemaPath:"#/properties/redeemed/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redemptions !== undefined){
let data32 = data.redemptions;
const _errs70 = errors;
if(errors === _errs70){
if(Array.isArray(data32)){
var valid6 = true;
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
const _errs72 = errors;
if(!(validate302(data32[i2], {instancePath:instancePath+"/redemptions/" + i2,parentData:data32,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var valid6 = _errs72 === errors;
if(!valid6){
break;
}
}
}
else {
validate307.errors = [{instancePath:instancePath+"/redemptions",schemaPath:"#/properties/redemptions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.linesChangedSinceClosing !== undefined){
const _errs73 = errors;
if(typeof data.linesChangedSinceClosing !== "boolean"){
validate307.errors = [{instancePath:instancePath+"/linesChangedSinceClosing",schemaPath:"#/properties/linesChangedSinceClosing/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sinceClosing !== undefined){
let data35 = data.sinceClosing;
const _errs75 = errors;
const _errs76 = errors;
let valid7 = false;
const _errs77 = errors;
if(!(validate318(data35, {instancePath:instancePath+"/sinceClosing",parentData:data,parentDataProperty:"sinceClosing",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
var _valid3 = _errs77 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const _errs78 = errors;
if(data35 !== null){
const err9 = {instancePath:instancePath+"/sinceClosing",schemaPath:"#/properties/sinceClosing/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid3 = _errs78 === errors;
valid7 = valid7 || _valid3;
}
if(!valid7){
const err10 = {instancePath:instancePath+"/sinceClosing",schemaPath:"#/properties/sinceClosing/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate307.errors = vErrors;
return false;
}
else {
errors = _errs76;
if(vErrors !== null){
if(_errs76){
vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate307.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate307.errors = vErrors;
return errors === 0;
}


function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate306.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate306.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate306.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema171.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.statement === undefined) && (missing1 = "statement")){
validate306.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.statement !== undefined){
if(!(validate307(data1.statement, {instancePath:instancePath+"/data/statement",parentData:data1,parentDataProperty:"statement",rootData}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
}
}
}
else {
validate306.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate306.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate306.errors = vErrors;
return errors === 0;
}

export const campaignLines = validate323;
const schema177 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"items":{"type":"array","items":{"$ref":"/schemas/CampaignLine"}},"total":{"type":"integer"}},"required":["items","total"]}},"required":["success","data"]};
const schema178 = {"type":"object","properties":{"id":{"type":"string"},"document":{"type":"string"},"line":{"type":"integer"},"soldOn":{"type":"string"},"brand":{"type":"string"},"season":{"type":"string","enum":["summer","winter","allSeason"]},"segment":{"type":"string","enum":["car","suv","van","truck"]},"rim":{"type":"integer"},"channel":{"type":"string","enum":["retail","fleet"]},"quantity":{"type":"integer"},"amount":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"factor":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"boostLabel":{"type":["string","null"]}},"required":["id","document","line","soldOn","brand","season","segment","rim","channel","quantity","amount","factor","boostLabel"]};

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.document === undefined) && (missing0 = "document"))) || ((data.line === undefined) && (missing0 = "line"))) || ((data.soldOn === undefined) && (missing0 = "soldOn"))) || ((data.brand === undefined) && (missing0 = "brand"))) || ((data.season === undefined) && (missing0 = "season"))) || ((data.segment === undefined) && (missing0 = "segment"))) || ((data.rim === undefined) && (missing0 = "rim"))) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.quantity === undefined) && (missing0 = "quantity"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.factor === undefined) && (missing0 = "factor"))) || ((data.boostLabel === undefined) && (missing0 = "boostLabel"))){
validate324.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate324.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document !== undefined){
const _errs3 = errors;
if(typeof data.document !== "string"){
validate324.errors = [{instancePath:instancePath+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data2 = data.line;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate324.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.soldOn !== undefined){
const _errs7 = errors;
if(typeof data.soldOn !== "string"){
validate324.errors = [{instancePath:instancePath+"/soldOn",schemaPath:"#/properties/soldOn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand !== undefined){
const _errs9 = errors;
if(typeof data.brand !== "string"){
validate324.errors = [{instancePath:instancePath+"/brand",schemaPath:"#/properties/brand/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.season !== undefined){
let data5 = data.season;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate324.errors = [{instancePath:instancePath+"/season",schemaPath:"#/properties/season/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data5 === "summer") || (data5 === "winter")) || (data5 === "allSeason"))){
validate324.errors = [{instancePath:instancePath+"/season",schemaPath:"#/properties/season/enum",keyword:"enum",params:{allowedValues: schema178.properties.season.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segment !== undefined){
let data6 = data.segment;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate324.errors = [{instancePath:instancePath+"/segment",schemaPath:"#/properties/segment/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data6 === "car") || (data6 === "suv")) || (data6 === "van")) || (data6 === "truck"))){
validate324.errors = [{instancePath:instancePath+"/segment",schemaPath:"#/properties/segment/enum",keyword:"enum",params:{allowedValues: schema178.properties.segment.enum}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rim !== undefined){
let data7 = data.rim;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate324.errors = [{instancePath:instancePath+"/rim",schemaPath:"#/properties/rim/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data8 = data.channel;
const _errs17 = errors;
if(typeof data8 !== "string"){
validate324.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data8 === "retail") || (data8 === "fleet"))){
validate324.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema178.properties.channel.enum}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantity !== undefined){
let data9 = data.quantity;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate324.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data10 = data.amount;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
validate324.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate324.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.factor !== undefined){
let data11 = data.factor;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
validate324.errors = [{instancePath:instancePath+"/factor",schemaPath:"#/properties/factor/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate324.errors = [{instancePath:instancePath+"/factor",schemaPath:"#/properties/factor/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boostLabel !== undefined){
let data12 = data.boostLabel;
const _errs25 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate324.errors = [{instancePath:instancePath+"/boostLabel",schemaPath:"#/properties/boostLabel/type",keyword:"type",params:{type: schema178.properties.boostLabel.type}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate324.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate324.errors = vErrors;
return errors === 0;
}


function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate323.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate323.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate323.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema177.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.items === undefined) && (missing1 = "items")) || ((data1.total === undefined) && (missing1 = "total"))){
validate323.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.items !== undefined){
let data2 = data1.items;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate324(data2[i0], {instancePath:instancePath+"/data/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate323.errors = [{instancePath:instancePath+"/data/items",schemaPath:"#/properties/data/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.total !== undefined){
let data4 = data1.total;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate323.errors = [{instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate323.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate323.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}

export const campaignExcludedLines = validate326;
const schema179 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"from":{"type":"string"},"to":{"type":"string"},"items":{"type":"array","items":{"$ref":"/schemas/ExcludedLine"}},"total":{"type":"integer"}},"required":["from","to","items","total"]}},"required":["success","data"]};
const schema180 = {"type":"object","properties":{"id":{"type":"string"},"document":{"type":"string"},"line":{"type":"integer"},"soldOn":{"type":"string"},"brand":{"type":"string"},"season":{"type":"string","enum":["summer","winter","allSeason"]},"segment":{"type":"string","enum":["car","suv","van","truck"]},"rim":{"type":"integer"},"channel":{"type":"string","enum":["retail","fleet"]},"quantity":{"type":"integer"},"amount":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"failedCondition":{"type":"string","enum":["beforeStart","afterEnd","brand","season","segment","rim","channel"]}},"required":["id","document","line","soldOn","brand","season","segment","rim","channel","quantity","amount","failedCondition"]};

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.document === undefined) && (missing0 = "document"))) || ((data.line === undefined) && (missing0 = "line"))) || ((data.soldOn === undefined) && (missing0 = "soldOn"))) || ((data.brand === undefined) && (missing0 = "brand"))) || ((data.season === undefined) && (missing0 = "season"))) || ((data.segment === undefined) && (missing0 = "segment"))) || ((data.rim === undefined) && (missing0 = "rim"))) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.quantity === undefined) && (missing0 = "quantity"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.failedCondition === undefined) && (missing0 = "failedCondition"))){
validate327.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate327.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document !== undefined){
const _errs3 = errors;
if(typeof data.document !== "string"){
validate327.errors = [{instancePath:instancePath+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data2 = data.line;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate327.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.soldOn !== undefined){
const _errs7 = errors;
if(typeof data.soldOn !== "string"){
validate327.errors = [{instancePath:instancePath+"/soldOn",schemaPath:"#/properties/soldOn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand !== undefined){
const _errs9 = errors;
if(typeof data.brand !== "string"){
validate327.errors = [{instancePath:instancePath+"/brand",schemaPath:"#/properties/brand/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.season !== undefined){
let data5 = data.season;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate327.errors = [{instancePath:instancePath+"/season",schemaPath:"#/properties/season/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data5 === "summer") || (data5 === "winter")) || (data5 === "allSeason"))){
validate327.errors = [{instancePath:instancePath+"/season",schemaPath:"#/properties/season/enum",keyword:"enum",params:{allowedValues: schema180.properties.season.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segment !== undefined){
let data6 = data.segment;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate327.errors = [{instancePath:instancePath+"/segment",schemaPath:"#/properties/segment/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data6 === "car") || (data6 === "suv")) || (data6 === "van")) || (data6 === "truck"))){
validate327.errors = [{instancePath:instancePath+"/segment",schemaPath:"#/properties/segment/enum",keyword:"enum",params:{allowedValues: schema180.properties.segment.enum}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rim !== undefined){
let data7 = data.rim;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate327.errors = [{instancePath:instancePath+"/rim",schemaPath:"#/properties/rim/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data8 = data.channel;
const _errs17 = errors;
if(typeof data8 !== "string"){
validate327.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data8 === "retail") || (data8 === "fleet"))){
validate327.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema180.properties.channel.enum}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantity !== undefined){
let data9 = data.quantity;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate327.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data10 = data.amount;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
validate327.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate327.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failedCondition !== undefined){
let data11 = data.failedCondition;
const _errs23 = errors;
if(typeof data11 !== "string"){
validate327.errors = [{instancePath:instancePath+"/failedCondition",schemaPath:"#/properties/failedCondition/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data11 === "beforeStart") || (data11 === "afterEnd")) || (data11 === "brand")) || (data11 === "season")) || (data11 === "segment")) || (data11 === "rim")) || (data11 === "channel"))){
validate327.errors = [{instancePath:instancePath+"/failedCondition",schemaPath:"#/properties/failedCondition/enum",keyword:"enum",params:{allowedValues: schema180.properties.failedCondition.enum}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate327.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate327.errors = vErrors;
return errors === 0;
}


function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate326.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate326.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate326.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema179.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.from === undefined) && (missing1 = "from")) || ((data1.to === undefined) && (missing1 = "to"))) || ((data1.items === undefined) && (missing1 = "items"))) || ((data1.total === undefined) && (missing1 = "total"))){
validate326.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.from !== undefined){
const _errs5 = errors;
if(typeof data1.from !== "string"){
validate326.errors = [{instancePath:instancePath+"/data/from",schemaPath:"#/properties/data/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.to !== undefined){
const _errs7 = errors;
if(typeof data1.to !== "string"){
validate326.errors = [{instancePath:instancePath+"/data/to",schemaPath:"#/properties/data/properties/to/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.items !== undefined){
let data4 = data1.items;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate327(data4[i0], {instancePath:instancePath+"/data/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate326.errors = [{instancePath:instancePath+"/data/items",schemaPath:"#/properties/data/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.total !== undefined){
let data6 = data1.total;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate326.errors = [{instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate326.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate326.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate326.errors = vErrors;
return errors === 0;
}

export const campaignForecast = validate329;
const schema181 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"forecast":{"$ref":"/schemas/DealerForecast"}},"required":["forecast"]}},"required":["success","data"]};
const schema182 = {"type":"object","properties":{"today":{"type":"string"},"tires":{"type":"integer"},"goalThreshold":{"type":"integer"},"share":{"anyOf":[{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},{"type":"null"}]},"forecast":{"anyOf":[{"$ref":"/schemas/Forecast"},{"type":"null"}]},"noForecast":{"anyOf":[{"type":"string","enum":["closed","notStarted","ended","tooEarly"]},{"type":"null"}]},"thresholds":{"type":"array","items":{"type":"integer"}},"nextThreshold":{"anyOf":[{"type":"integer"},{"type":"null"}]},"tiresToNextThreshold":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["today","tires","goalThreshold","share","forecast","noForecast","thresholds","nextThreshold","tiresToNextThreshold"]};
const schema183 = {"type":"object","properties":{"low":{"type":"integer"},"expected":{"type":"integer"},"high":{"type":"integer"},"prizeLow":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"prizeExpected":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"prizeHigh":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}},"required":["low","expected","high","prizeLow","prizeExpected","prizeHigh"]};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.low === undefined) && (missing0 = "low")) || ((data.expected === undefined) && (missing0 = "expected"))) || ((data.high === undefined) && (missing0 = "high"))) || ((data.prizeLow === undefined) && (missing0 = "prizeLow"))) || ((data.prizeExpected === undefined) && (missing0 = "prizeExpected"))) || ((data.prizeHigh === undefined) && (missing0 = "prizeHigh"))){
validate331.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.low !== undefined){
let data0 = data.low;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate331.errors = [{instancePath:instancePath+"/low",schemaPath:"#/properties/low/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expected !== undefined){
let data1 = data.expected;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate331.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.high !== undefined){
let data2 = data.high;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate331.errors = [{instancePath:instancePath+"/high",schemaPath:"#/properties/high/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prizeLow !== undefined){
let data3 = data.prizeLow;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate331.errors = [{instancePath:instancePath+"/prizeLow",schemaPath:"#/properties/prizeLow/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate331.errors = [{instancePath:instancePath+"/prizeLow",schemaPath:"#/properties/prizeLow/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prizeExpected !== undefined){
let data4 = data.prizeExpected;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate331.errors = [{instancePath:instancePath+"/prizeExpected",schemaPath:"#/properties/prizeExpected/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate331.errors = [{instancePath:instancePath+"/prizeExpected",schemaPath:"#/properties/prizeExpected/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prizeHigh !== undefined){
let data5 = data.prizeHigh;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
validate331.errors = [{instancePath:instancePath+"/prizeHigh",schemaPath:"#/properties/prizeHigh/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate331.errors = [{instancePath:instancePath+"/prizeHigh",schemaPath:"#/properties/prizeHigh/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate331.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate331.errors = vErrors;
return errors === 0;
}


function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.today === undefined) && (missing0 = "today")) || ((data.tires === undefined) && (missing0 = "tires"))) || ((data.goalThreshold === undefined) && (missing0 = "goalThreshold"))) || ((data.share === undefined) && (missing0 = "share"))) || ((data.forecast === undefined) && (missing0 = "forecast"))) || ((data.noForecast === undefined) && (missing0 = "noForecast"))) || ((data.thresholds === undefined) && (missing0 = "thresholds"))) || ((data.nextThreshold === undefined) && (missing0 = "nextThreshold"))) || ((data.tiresToNextThreshold === undefined) && (missing0 = "tiresToNextThreshold"))){
validate330.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.today !== undefined){
const _errs1 = errors;
if(typeof data.today !== "string"){
validate330.errors = [{instancePath:instancePath+"/today",schemaPath:"#/properties/today/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tires !== undefined){
let data1 = data.tires;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate330.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalThreshold !== undefined){
let data2 = data.goalThreshold;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate330.errors = [{instancePath:instancePath+"/goalThreshold",schemaPath:"#/properties/goalThreshold/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.share !== undefined){
let data3 = data.share;
const _errs7 = errors;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err0 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate330.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forecast !== undefined){
let data4 = data.forecast;
const _errs13 = errors;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(validate331(data4, {instancePath:instancePath+"/forecast",parentData:data,parentDataProperty:"forecast",rootData}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs16 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/forecast",schemaPath:"#/properties/forecast/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/forecast",schemaPath:"#/properties/forecast/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate330.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.noForecast !== undefined){
let data5 = data.noForecast;
const _errs18 = errors;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/noForecast",schemaPath:"#/properties/noForecast/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data5 === "closed") || (data5 === "notStarted")) || (data5 === "ended")) || (data5 === "tooEarly"))){
const err7 = {instancePath:instancePath+"/noForecast",schemaPath:"#/properties/noForecast/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema182.properties.noForecast.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs22 = errors;
if(data5 !== null){
const err8 = {instancePath:instancePath+"/noForecast",schemaPath:"#/properties/noForecast/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err9 = {instancePath:instancePath+"/noForecast",schemaPath:"#/properties/noForecast/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate330.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thresholds !== undefined){
let data6 = data.thresholds;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data6)){
var valid4 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs26 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate330.errors = [{instancePath:instancePath+"/thresholds/" + i0,schemaPath:"#/properties/thresholds/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid4 = _errs26 === errors;
if(!valid4){
break;
}
}
}
else {
validate330.errors = [{instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextThreshold !== undefined){
let data8 = data.nextThreshold;
const _errs28 = errors;
const _errs29 = errors;
let valid5 = false;
const _errs30 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err10 = {instancePath:instancePath+"/nextThreshold",schemaPath:"#/properties/nextThreshold/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs30 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const _errs32 = errors;
if(data8 !== null){
const err11 = {instancePath:instancePath+"/nextThreshold",schemaPath:"#/properties/nextThreshold/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid3 = _errs32 === errors;
valid5 = valid5 || _valid3;
}
if(!valid5){
const err12 = {instancePath:instancePath+"/nextThreshold",schemaPath:"#/properties/nextThreshold/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate330.errors = vErrors;
return false;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresToNextThreshold !== undefined){
let data9 = data.tiresToNextThreshold;
const _errs34 = errors;
const _errs35 = errors;
let valid6 = false;
const _errs36 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err13 = {instancePath:instancePath+"/tiresToNextThreshold",schemaPath:"#/properties/tiresToNextThreshold/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid4 = _errs36 === errors;
valid6 = valid6 || _valid4;
if(!valid6){
const _errs38 = errors;
if(data9 !== null){
const err14 = {instancePath:instancePath+"/tiresToNextThreshold",schemaPath:"#/properties/tiresToNextThreshold/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid4 = _errs38 === errors;
valid6 = valid6 || _valid4;
}
if(!valid6){
const err15 = {instancePath:instancePath+"/tiresToNextThreshold",schemaPath:"#/properties/tiresToNextThreshold/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate330.errors = vErrors;
return false;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate330.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate330.errors = vErrors;
return errors === 0;
}


function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate329.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate329.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate329.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema181.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.forecast === undefined) && (missing1 = "forecast")){
validate329.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.forecast !== undefined){
if(!(validate330(data1.forecast, {instancePath:instancePath+"/data/forecast",parentData:data1,parentDataProperty:"forecast",rootData}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
}
}
}
else {
validate329.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate329.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate329.errors = vErrors;
return errors === 0;
}

export const campaignWhatIf = validate334;
const schema184 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"whatIf":{"$ref":"/schemas/WhatIf"}},"required":["whatIf"]}},"required":["success","data"]};
const schema185 = {"type":"object","properties":{"tires":{"type":"integer"},"boostLabel":{"type":["string","null"]},"factor":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"accepted":{"type":"boolean"},"tiresPurchased":{"type":"integer"},"tiresMissing":{"type":"integer"},"plafondAccumulated":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondExpendable":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"addedAccumulated":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"addedExpendable":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"threshold":{"anyOf":[{"type":"integer"},{"type":"null"}]},"nextThreshold":{"anyOf":[{"type":"integer"},{"type":"null"}]},"tiresToNextThreshold":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["tires","boostLabel","factor","accepted","tiresPurchased","tiresMissing","plafondAccumulated","plafondExpendable","addedAccumulated","addedExpendable","threshold","nextThreshold","tiresToNextThreshold"]};

function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.tires === undefined) && (missing0 = "tires")) || ((data.boostLabel === undefined) && (missing0 = "boostLabel"))) || ((data.factor === undefined) && (missing0 = "factor"))) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.tiresPurchased === undefined) && (missing0 = "tiresPurchased"))) || ((data.tiresMissing === undefined) && (missing0 = "tiresMissing"))) || ((data.plafondAccumulated === undefined) && (missing0 = "plafondAccumulated"))) || ((data.plafondExpendable === undefined) && (missing0 = "plafondExpendable"))) || ((data.addedAccumulated === undefined) && (missing0 = "addedAccumulated"))) || ((data.addedExpendable === undefined) && (missing0 = "addedExpendable"))) || ((data.threshold === undefined) && (missing0 = "threshold"))) || ((data.nextThreshold === undefined) && (missing0 = "nextThreshold"))) || ((data.tiresToNextThreshold === undefined) && (missing0 = "tiresToNextThreshold"))){
validate335.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tires !== undefined){
let data0 = data.tires;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate335.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boostLabel !== undefined){
let data1 = data.boostLabel;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate335.errors = [{instancePath:instancePath+"/boostLabel",schemaPath:"#/properties/boostLabel/type",keyword:"type",params:{type: schema185.properties.boostLabel.type}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.factor !== undefined){
let data2 = data.factor;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate335.errors = [{instancePath:instancePath+"/factor",schemaPath:"#/properties/factor/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate335.errors = [{instancePath:instancePath+"/factor",schemaPath:"#/properties/factor/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted !== undefined){
const _errs7 = errors;
if(typeof data.accepted !== "boolean"){
validate335.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresPurchased !== undefined){
let data4 = data.tiresPurchased;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate335.errors = [{instancePath:instancePath+"/tiresPurchased",schemaPath:"#/properties/tiresPurchased/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresMissing !== undefined){
let data5 = data.tiresMissing;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate335.errors = [{instancePath:instancePath+"/tiresMissing",schemaPath:"#/properties/tiresMissing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondAccumulated !== undefined){
let data6 = data.plafondAccumulated;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate335.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate335.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondExpendable !== undefined){
let data7 = data.plafondExpendable;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
validate335.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate335.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.addedAccumulated !== undefined){
let data8 = data.addedAccumulated;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
validate335.errors = [{instancePath:instancePath+"/addedAccumulated",schemaPath:"#/properties/addedAccumulated/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate335.errors = [{instancePath:instancePath+"/addedAccumulated",schemaPath:"#/properties/addedAccumulated/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.addedExpendable !== undefined){
let data9 = data.addedExpendable;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
validate335.errors = [{instancePath:instancePath+"/addedExpendable",schemaPath:"#/properties/addedExpendable/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate335.errors = [{instancePath:instancePath+"/addedExpendable",schemaPath:"#/properties/addedExpendable/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threshold !== undefined){
let data10 = data.threshold;
const _errs21 = errors;
const _errs22 = errors;
let valid1 = false;
const _errs23 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err0 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs25 = errors;
if(data10 !== null){
const err1 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate335.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextThreshold !== undefined){
let data11 = data.nextThreshold;
const _errs27 = errors;
const _errs28 = errors;
let valid2 = false;
const _errs29 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err3 = {instancePath:instancePath+"/nextThreshold",schemaPath:"#/properties/nextThreshold/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs29 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs31 = errors;
if(data11 !== null){
const err4 = {instancePath:instancePath+"/nextThreshold",schemaPath:"#/properties/nextThreshold/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs31 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/nextThreshold",schemaPath:"#/properties/nextThreshold/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate335.errors = vErrors;
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresToNextThreshold !== undefined){
let data12 = data.tiresToNextThreshold;
const _errs33 = errors;
const _errs34 = errors;
let valid3 = false;
const _errs35 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err6 = {instancePath:instancePath+"/tiresToNextThreshold",schemaPath:"#/properties/tiresToNextThreshold/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs35 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs37 = errors;
if(data12 !== null){
const err7 = {instancePath:instancePath+"/tiresToNextThreshold",schemaPath:"#/properties/tiresToNextThreshold/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs37 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err8 = {instancePath:instancePath+"/tiresToNextThreshold",schemaPath:"#/properties/tiresToNextThreshold/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate335.errors = vErrors;
return false;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate335.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate335.errors = vErrors;
return errors === 0;
}


function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate334.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate334.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate334.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema184.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.whatIf === undefined) && (missing1 = "whatIf")){
validate334.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.whatIf !== undefined){
if(!(validate335(data1.whatIf, {instancePath:instancePath+"/data/whatIf",parentData:data1,parentDataProperty:"whatIf",rootData}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
}
}
}
else {
validate334.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate334.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate334.errors = vErrors;
return errors === 0;
}

export const sendCampaignReminders = validate337;
const schema186 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"run":{"$ref":"/schemas/ReminderRun"}},"required":["run"]}},"required":["success","data"]};
const schema187 = {"type":"object","properties":{"id":{"type":"integer"},"askedAt":{"type":"string"},"askedBy":{"type":"string"},"status":{"type":"string","enum":["running","done"]},"total":{"type":"integer"},"done":{"type":"integer"},"counts":{"type":"array","items":{"$ref":"/schemas/ReminderCount"}}},"required":["id","askedAt","askedBy","status","total","done","counts"]};
const schema188 = {"type":"object","properties":{"outcome":{"type":"string","enum":["waiting","sent","failed","pointless","alreadyRemindedToday","alreadyAccepted","registrationClosed","campaignClosed","periodOver","noMailAddress","notInCampaign"]},"count":{"type":"integer"}},"required":["outcome","count"]};

function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.outcome === undefined) && (missing0 = "outcome")) || ((data.count === undefined) && (missing0 = "count"))){
validate339.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.outcome !== undefined){
let data0 = data.outcome;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate339.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data0 === "waiting") || (data0 === "sent")) || (data0 === "failed")) || (data0 === "pointless")) || (data0 === "alreadyRemindedToday")) || (data0 === "alreadyAccepted")) || (data0 === "registrationClosed")) || (data0 === "campaignClosed")) || (data0 === "periodOver")) || (data0 === "noMailAddress")) || (data0 === "notInCampaign"))){
validate339.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema188.properties.outcome.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data1 = data.count;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate339.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate339.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate339.errors = vErrors;
return errors === 0;
}


function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.askedAt === undefined) && (missing0 = "askedAt"))) || ((data.askedBy === undefined) && (missing0 = "askedBy"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.done === undefined) && (missing0 = "done"))) || ((data.counts === undefined) && (missing0 = "counts"))){
validate338.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate338.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.askedAt !== undefined){
const _errs3 = errors;
if(typeof data.askedAt !== "string"){
validate338.errors = [{instancePath:instancePath+"/askedAt",schemaPath:"#/properties/askedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.askedBy !== undefined){
const _errs5 = errors;
if(typeof data.askedBy !== "string"){
validate338.errors = [{instancePath:instancePath+"/askedBy",schemaPath:"#/properties/askedBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate338.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "running") || (data3 === "done"))){
validate338.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema187.properties.status.enum}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data4 = data.total;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate338.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.done !== undefined){
let data5 = data.done;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate338.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counts !== undefined){
let data6 = data.counts;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate339(data6[i0], {instancePath:instancePath+"/counts/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate338.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate338.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate338.errors = vErrors;
return errors === 0;
}


function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate337.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate337.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate337.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema186.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.run === undefined) && (missing1 = "run")){
validate337.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.run !== undefined){
if(!(validate338(data1.run, {instancePath:instancePath+"/data/run",parentData:data1,parentDataProperty:"run",rootData}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
}
}
else {
validate337.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate337.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate337.errors = vErrors;
return errors === 0;
}

export const reminderRuns = validate342;
const schema189 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"runs":{"type":"array","items":{"$ref":"/schemas/ReminderRun"}}},"required":["runs"]}},"required":["success","data"]};

function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate342.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate342.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate342.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema189.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.runs === undefined) && (missing1 = "runs")){
validate342.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.runs !== undefined){
let data2 = data1.runs;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate338(data2[i0], {instancePath:instancePath+"/data/runs/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate342.errors = [{instancePath:instancePath+"/data/runs",schemaPath:"#/properties/data/properties/runs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate342.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate342.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate342.errors = vErrors;
return errors === 0;
}

export const reminderRun = validate344;
const schema190 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"run":{"$ref":"/schemas/ReminderRun"},"items":{"type":"array","items":{"$ref":"/schemas/ReminderOutcomeRow"}},"total":{"type":"integer"}},"required":["run","items","total"]}},"required":["success","data"]};
const schema191 = {"type":"object","properties":{"dealerId":{"type":"integer"},"code":{"type":"string"},"businessName":{"type":"string"},"campaignId":{"type":"integer"},"campaignTitle":{"type":"string"},"outcome":{"type":"string","enum":["waiting","sent","failed","pointless","alreadyRemindedToday","alreadyAccepted","registrationClosed","campaignClosed","periodOver","noMailAddress","notInCampaign"]}},"required":["dealerId","code","businessName","campaignId","campaignTitle","outcome"]};

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.dealerId === undefined) && (missing0 = "dealerId")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.businessName === undefined) && (missing0 = "businessName"))) || ((data.campaignId === undefined) && (missing0 = "campaignId"))) || ((data.campaignTitle === undefined) && (missing0 = "campaignTitle"))) || ((data.outcome === undefined) && (missing0 = "outcome"))){
validate346.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dealerId !== undefined){
let data0 = data.dealerId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate346.errors = [{instancePath:instancePath+"/dealerId",schemaPath:"#/properties/dealerId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(typeof data.code !== "string"){
validate346.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessName !== undefined){
const _errs5 = errors;
if(typeof data.businessName !== "string"){
validate346.errors = [{instancePath:instancePath+"/businessName",schemaPath:"#/properties/businessName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaignId !== undefined){
let data3 = data.campaignId;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate346.errors = [{instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaignTitle !== undefined){
const _errs9 = errors;
if(typeof data.campaignTitle !== "string"){
validate346.errors = [{instancePath:instancePath+"/campaignTitle",schemaPath:"#/properties/campaignTitle/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data5 = data.outcome;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate346.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data5 === "waiting") || (data5 === "sent")) || (data5 === "failed")) || (data5 === "pointless")) || (data5 === "alreadyRemindedToday")) || (data5 === "alreadyAccepted")) || (data5 === "registrationClosed")) || (data5 === "campaignClosed")) || (data5 === "periodOver")) || (data5 === "noMailAddress")) || (data5 === "notInCampaign"))){
validate346.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema191.properties.outcome.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate346.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate346.errors = vErrors;
return errors === 0;
}


function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate344.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate344.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate344.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema190.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.run === undefined) && (missing1 = "run")) || ((data1.items === undefined) && (missing1 = "items"))) || ((data1.total === undefined) && (missing1 = "total"))){
validate344.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.run !== undefined){
const _errs5 = errors;
if(!(validate338(data1.run, {instancePath:instancePath+"/data/run",parentData:data1,parentDataProperty:"run",rootData}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.items !== undefined){
let data3 = data1.items;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate346(data3[i0], {instancePath:instancePath+"/data/items/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate344.errors = [{instancePath:instancePath+"/data/items",schemaPath:"#/properties/data/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.total !== undefined){
let data5 = data1.total;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate344.errors = [{instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate344.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate344.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate344.errors = vErrors;
return errors === 0;
}

export const removeCampaignAttachment = validate348;
const schema192 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{}}},"required":["success","data"]};

function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate348.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate348.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate348.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema192.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate348.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate348.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate348.errors = vErrors;
return errors === 0;
}

export const getSmsConsent = validate349;
const schema193 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"consent":{"$ref":"/schemas/SmsConsent"}},"required":["consent"]}},"required":["success","data"]};
const schema194 = {"type":"object","properties":{"given":{"type":["boolean","null"]},"version":{"type":"string"},"decidedAt":{"anyOf":[{"type":"string"},{"type":"null"}]},"contactEmail":{"type":"string"}},"required":["given","version","decidedAt","contactEmail"]};

function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.given === undefined) && (missing0 = "given")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.decidedAt === undefined) && (missing0 = "decidedAt"))) || ((data.contactEmail === undefined) && (missing0 = "contactEmail"))){
validate350.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.given !== undefined){
let data0 = data.given;
const _errs1 = errors;
if((typeof data0 !== "boolean") && (data0 !== null)){
validate350.errors = [{instancePath:instancePath+"/given",schemaPath:"#/properties/given/type",keyword:"type",params:{type: schema194.properties.given.type}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs3 = errors;
if(typeof data.version !== "string"){
validate350.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decidedAt !== undefined){
let data2 = data.decidedAt;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/decidedAt",schemaPath:"#/properties/decidedAt/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/decidedAt",schemaPath:"#/properties/decidedAt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/decidedAt",schemaPath:"#/properties/decidedAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate350.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contactEmail !== undefined){
const _errs11 = errors;
if(typeof data.contactEmail !== "string"){
validate350.errors = [{instancePath:instancePath+"/contactEmail",schemaPath:"#/properties/contactEmail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate350.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate350.errors = vErrors;
return errors === 0;
}


function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate349.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate349.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate349.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema193.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.consent === undefined) && (missing1 = "consent")){
validate349.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.consent !== undefined){
if(!(validate350(data1.consent, {instancePath:instancePath+"/data/consent",parentData:data1,parentDataProperty:"consent",rootData}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
}
}
}
else {
validate349.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate349.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate349.errors = vErrors;
return errors === 0;
}

export const setSmsConsent = validate352;
const schema195 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"consent":{"$ref":"/schemas/SmsConsent"}},"required":["consent"]}},"required":["success","data"]};

function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate352.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate352.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate352.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema195.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.consent === undefined) && (missing1 = "consent")){
validate352.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.consent !== undefined){
if(!(validate350(data1.consent, {instancePath:instancePath+"/data/consent",parentData:data1,parentDataProperty:"consent",rootData}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
}
}
}
else {
validate352.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate352.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate352.errors = vErrors;
return errors === 0;
}

export const dashboard = validate354;
const schema196 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"$ref":"/schemas/Dashboard"}},"required":["success","data"]};
const schema197 = {"type":"object","properties":{"role":{"type":"string","enum":["KA Administrator","GD Administrator","Consultant","Regional Manager","Account","Distributor","Distributor Area Manager","Distributor User","Distributor Consultant","Agent","Dealer"]},"today":{"type":"string"},"widgets":{"type":"array","items":{"$ref":"/schemas/DashboardWidget"}}},"required":["role","today","widgets"]};
const schema198 = {"type":"object","properties":{"key":{"type":"string","enum":["participation","progress","prizes","endingSoon","imports","waitingUsers","close","behind","notAccepted","stopped","forecast","expendable","toAccept","nextThresholds","news","tires","ranking"]},"value":{"anyOf":[{"anyOf":[{"type":"integer"},{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}]},{"type":"null"}]},"comparison":{"anyOf":[{"anyOf":[{"type":"integer"},{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}]},{"type":"null"}]},"part":{"anyOf":[{"type":"integer"},{"type":"null"}]},"whole":{"anyOf":[{"type":"integer"},{"type":"null"}]},"euroAtStake":{"anyOf":[{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},{"type":"null"}]},"forecast":{"anyOf":[{"$ref":"/schemas/Forecast"},{"type":"null"}]},"rowsFilter":{"anyOf":[{"$ref":"/schemas/DashboardRows"},{"type":"null"}]},"items":{"type":"array","items":{"$ref":"/schemas/DashboardItem"}},"error":{"anyOf":[{"type":"string","enum":["UNAUTHENTICATED","FORBIDDEN","NOT_FOUND","CONFLICT","PAYLOAD_TOO_LARGE","BAD_USER_INPUT","RATE_LIMITED","INTERNAL_SERVER_ERROR","UPSTREAM_INVALID","UPSTREAM_UNAVAILABLE","UPSTREAM_TIMEOUT","OPERATION_TOO_EXPENSIVE"]},{"type":"null"}]}},"required":["key","value","comparison","part","whole","euroAtStake","forecast","rowsFilter","items","error"]};
const schema199 = {"type":"object","properties":{"list":{"type":"string","enum":["campaigns","campaignsReport","dealers","subscriptions","imports","users","news"]},"standing":{"anyOf":[{"type":"string","enum":["close","behind","notAccepted"]},{"type":"null"}]},"accepted":{"type":["boolean","null"]},"stopped":{"type":["boolean","null"]},"importStatus":{"type":"array","items":{"type":"string","enum":["reading","ready","invalid","applying","applied","failed","undoing","undone"]}},"underWay":{"type":["boolean","null"]},"endsWithin":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["list","standing","accepted","stopped","importStatus","underWay","endsWithin"]};

function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.list === undefined) && (missing0 = "list")) || ((data.standing === undefined) && (missing0 = "standing"))) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.stopped === undefined) && (missing0 = "stopped"))) || ((data.importStatus === undefined) && (missing0 = "importStatus"))) || ((data.underWay === undefined) && (missing0 = "underWay"))) || ((data.endsWithin === undefined) && (missing0 = "endsWithin"))){
validate358.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate358.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data0 === "campaigns") || (data0 === "campaignsReport")) || (data0 === "dealers")) || (data0 === "subscriptions")) || (data0 === "imports")) || (data0 === "users")) || (data0 === "news"))){
validate358.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/enum",keyword:"enum",params:{allowedValues: schema199.properties.list.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.standing !== undefined){
let data1 = data.standing;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/standing",schemaPath:"#/properties/standing/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data1 === "close") || (data1 === "behind")) || (data1 === "notAccepted"))){
const err1 = {instancePath:instancePath+"/standing",schemaPath:"#/properties/standing/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema199.properties.standing.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/standing",schemaPath:"#/properties/standing/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/standing",schemaPath:"#/properties/standing/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate358.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted !== undefined){
let data2 = data.accepted;
const _errs9 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate358.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: schema199.properties.accepted.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stopped !== undefined){
let data3 = data.stopped;
const _errs11 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate358.errors = [{instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"type",params:{type: schema199.properties.stopped.type}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.importStatus !== undefined){
let data4 = data.importStatus;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs15 = errors;
if(typeof data5 !== "string"){
validate358.errors = [{instancePath:instancePath+"/importStatus/" + i0,schemaPath:"#/properties/importStatus/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((data5 === "reading") || (data5 === "ready")) || (data5 === "invalid")) || (data5 === "applying")) || (data5 === "applied")) || (data5 === "failed")) || (data5 === "undoing")) || (data5 === "undone"))){
validate358.errors = [{instancePath:instancePath+"/importStatus/" + i0,schemaPath:"#/properties/importStatus/items/enum",keyword:"enum",params:{allowedValues: schema199.properties.importStatus.items.enum}}];
return false;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
else {
validate358.errors = [{instancePath:instancePath+"/importStatus",schemaPath:"#/properties/importStatus/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.underWay !== undefined){
let data6 = data.underWay;
const _errs17 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate358.errors = [{instancePath:instancePath+"/underWay",schemaPath:"#/properties/underWay/type",keyword:"type",params:{type: schema199.properties.underWay.type}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endsWithin !== undefined){
let data7 = data.endsWithin;
const _errs19 = errors;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err4 = {instancePath:instancePath+"/endsWithin",schemaPath:"#/properties/endsWithin/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs23 = errors;
if(data7 !== null){
const err5 = {instancePath:instancePath+"/endsWithin",schemaPath:"#/properties/endsWithin/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err6 = {instancePath:instancePath+"/endsWithin",schemaPath:"#/properties/endsWithin/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate358.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate358.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate358.errors = vErrors;
return errors === 0;
}

const schema200 = {"type":"object","properties":{"kind":{"type":"string","enum":["campaign","dealer","member","month","import","user","news","document"]},"id":{"anyOf":[{"type":"integer"},{"type":"null"}]},"label":{"type":"string"},"campaign":{"anyOf":[{"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"}},"required":["id","title"]},{"type":"null"}]},"value":{"anyOf":[{"anyOf":[{"type":"integer"},{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}]},{"type":"null"}]},"comparison":{"anyOf":[{"anyOf":[{"type":"integer"},{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}]},{"type":"null"}]},"part":{"anyOf":[{"type":"integer"},{"type":"null"}]},"whole":{"anyOf":[{"type":"integer"},{"type":"null"}]},"euroAtStake":{"anyOf":[{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},{"type":"null"}]},"day":{"anyOf":[{"type":"string"},{"type":"null"}]},"daysLeft":{"anyOf":[{"type":"integer"},{"type":"null"}]},"pace":{"anyOf":[{"$ref":"/schemas/DashboardPace"},{"type":"null"}]},"forecast":{"anyOf":[{"$ref":"/schemas/Forecast"},{"type":"null"}]},"importKind":{"anyOf":[{"type":"string","enum":["sales","network","goals"]},{"type":"null"}]},"importStatus":{"anyOf":[{"type":"string","enum":["reading","ready","invalid","applying","applied","failed","undoing","undone"]},{"type":"null"}]}},"required":["kind","id","label","campaign","value","comparison","part","whole","euroAtStake","day","daysLeft","pace","forecast","importKind","importStatus"]};
const schema201 = {"type":"object","properties":{"needed":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"present":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}},"required":["needed","present"]};

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.needed === undefined) && (missing0 = "needed")) || ((data.present === undefined) && (missing0 = "present"))){
validate361.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.needed !== undefined){
let data0 = data.needed;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate361.errors = [{instancePath:instancePath+"/needed",schemaPath:"#/properties/needed/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate361.errors = [{instancePath:instancePath+"/needed",schemaPath:"#/properties/needed/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.present !== undefined){
let data1 = data.present;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate361.errors = [{instancePath:instancePath+"/present",schemaPath:"#/properties/present/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate361.errors = [{instancePath:instancePath+"/present",schemaPath:"#/properties/present/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate361.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate361.errors = vErrors;
return errors === 0;
}


function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.kind === undefined) && (missing0 = "kind")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.label === undefined) && (missing0 = "label"))) || ((data.campaign === undefined) && (missing0 = "campaign"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.comparison === undefined) && (missing0 = "comparison"))) || ((data.part === undefined) && (missing0 = "part"))) || ((data.whole === undefined) && (missing0 = "whole"))) || ((data.euroAtStake === undefined) && (missing0 = "euroAtStake"))) || ((data.day === undefined) && (missing0 = "day"))) || ((data.daysLeft === undefined) && (missing0 = "daysLeft"))) || ((data.pace === undefined) && (missing0 = "pace"))) || ((data.forecast === undefined) && (missing0 = "forecast"))) || ((data.importKind === undefined) && (missing0 = "importKind"))) || ((data.importStatus === undefined) && (missing0 = "importStatus"))){
validate360.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate360.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((data0 === "campaign") || (data0 === "dealer")) || (data0 === "member")) || (data0 === "month")) || (data0 === "import")) || (data0 === "user")) || (data0 === "news")) || (data0 === "document"))){
validate360.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema200.properties.kind.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate360.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs9 = errors;
if(typeof data.label !== "string"){
validate360.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaign !== undefined){
let data3 = data.campaign;
const _errs11 = errors;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(errors === _errs13){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.id === undefined) && (missing1 = "id")) || ((data3.title === undefined) && (missing1 = "title"))){
const err3 = {instancePath:instancePath+"/campaign",schemaPath:"#/properties/campaign/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data3.id !== undefined){
let data4 = data3.id;
const _errs15 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/campaign/id",schemaPath:"#/properties/campaign/anyOf/0/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.title !== undefined){
const _errs17 = errors;
if(typeof data3.title !== "string"){
const err5 = {instancePath:instancePath+"/campaign/title",schemaPath:"#/properties/campaign/anyOf/0/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/campaign",schemaPath:"#/properties/campaign/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs19 = errors;
if(data3 !== null){
const err7 = {instancePath:instancePath+"/campaign",schemaPath:"#/properties/campaign/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err8 = {instancePath:instancePath+"/campaign",schemaPath:"#/properties/campaign/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate360.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data6 = data.value;
const _errs21 = errors;
const _errs22 = errors;
let valid4 = false;
const _errs23 = errors;
const _errs24 = errors;
let valid5 = false;
const _errs25 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/0/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid3 = _errs25 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const _errs27 = errors;
if(errors === _errs27){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err10 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/0/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid3 = _errs27 === errors;
valid5 = valid5 || _valid3;
}
if(!valid5){
const err12 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var _valid2 = _errs23 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs29 = errors;
if(data6 !== null){
const err13 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid2 = _errs29 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
const err14 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate360.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comparison !== undefined){
let data7 = data.comparison;
const _errs31 = errors;
const _errs32 = errors;
let valid6 = false;
const _errs33 = errors;
const _errs34 = errors;
let valid7 = false;
const _errs35 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/comparison",schemaPath:"#/properties/comparison/anyOf/0/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid5 = _errs35 === errors;
valid7 = valid7 || _valid5;
if(!valid7){
const _errs37 = errors;
if(errors === _errs37){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err16 = {instancePath:instancePath+"/comparison",schemaPath:"#/properties/comparison/anyOf/0/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/comparison",schemaPath:"#/properties/comparison/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid5 = _errs37 === errors;
valid7 = valid7 || _valid5;
}
if(!valid7){
const err18 = {instancePath:instancePath+"/comparison",schemaPath:"#/properties/comparison/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
var _valid4 = _errs33 === errors;
valid6 = valid6 || _valid4;
if(!valid6){
const _errs39 = errors;
if(data7 !== null){
const err19 = {instancePath:instancePath+"/comparison",schemaPath:"#/properties/comparison/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid4 = _errs39 === errors;
valid6 = valid6 || _valid4;
}
if(!valid6){
const err20 = {instancePath:instancePath+"/comparison",schemaPath:"#/properties/comparison/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate360.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part !== undefined){
let data8 = data.part;
const _errs41 = errors;
const _errs42 = errors;
let valid8 = false;
const _errs43 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid6 = _errs43 === errors;
valid8 = valid8 || _valid6;
if(!valid8){
const _errs45 = errors;
if(data8 !== null){
const err22 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid6 = _errs45 === errors;
valid8 = valid8 || _valid6;
}
if(!valid8){
const err23 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate360.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.whole !== undefined){
let data9 = data.whole;
const _errs47 = errors;
const _errs48 = errors;
let valid9 = false;
const _errs49 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err24 = {instancePath:instancePath+"/whole",schemaPath:"#/properties/whole/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid7 = _errs49 === errors;
valid9 = valid9 || _valid7;
if(!valid9){
const _errs51 = errors;
if(data9 !== null){
const err25 = {instancePath:instancePath+"/whole",schemaPath:"#/properties/whole/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid7 = _errs51 === errors;
valid9 = valid9 || _valid7;
}
if(!valid9){
const err26 = {instancePath:instancePath+"/whole",schemaPath:"#/properties/whole/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate360.errors = vErrors;
return false;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.euroAtStake !== undefined){
let data10 = data.euroAtStake;
const _errs53 = errors;
const _errs54 = errors;
let valid10 = false;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err27 = {instancePath:instancePath+"/euroAtStake",schemaPath:"#/properties/euroAtStake/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/euroAtStake",schemaPath:"#/properties/euroAtStake/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid8 = _errs55 === errors;
valid10 = valid10 || _valid8;
if(!valid10){
const _errs57 = errors;
if(data10 !== null){
const err29 = {instancePath:instancePath+"/euroAtStake",schemaPath:"#/properties/euroAtStake/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid8 = _errs57 === errors;
valid10 = valid10 || _valid8;
}
if(!valid10){
const err30 = {instancePath:instancePath+"/euroAtStake",schemaPath:"#/properties/euroAtStake/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
validate360.errors = vErrors;
return false;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.day !== undefined){
let data11 = data.day;
const _errs59 = errors;
const _errs60 = errors;
let valid11 = false;
const _errs61 = errors;
if(typeof data11 !== "string"){
const err31 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid9 = _errs61 === errors;
valid11 = valid11 || _valid9;
if(!valid11){
const _errs63 = errors;
if(data11 !== null){
const err32 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid9 = _errs63 === errors;
valid11 = valid11 || _valid9;
}
if(!valid11){
const err33 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
validate360.errors = vErrors;
return false;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daysLeft !== undefined){
let data12 = data.daysLeft;
const _errs65 = errors;
const _errs66 = errors;
let valid12 = false;
const _errs67 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err34 = {instancePath:instancePath+"/daysLeft",schemaPath:"#/properties/daysLeft/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid10 = _errs67 === errors;
valid12 = valid12 || _valid10;
if(!valid12){
const _errs69 = errors;
if(data12 !== null){
const err35 = {instancePath:instancePath+"/daysLeft",schemaPath:"#/properties/daysLeft/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid10 = _errs69 === errors;
valid12 = valid12 || _valid10;
}
if(!valid12){
const err36 = {instancePath:instancePath+"/daysLeft",schemaPath:"#/properties/daysLeft/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
validate360.errors = vErrors;
return false;
}
else {
errors = _errs66;
if(vErrors !== null){
if(_errs66){
vErrors.length = _errs66;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pace !== undefined){
let data13 = data.pace;
const _errs71 = errors;
const _errs72 = errors;
let valid13 = false;
const _errs73 = errors;
if(!(validate361(data13, {instancePath:instancePath+"/pace",parentData:data,parentDataProperty:"pace",rootData}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
var _valid11 = _errs73 === errors;
valid13 = valid13 || _valid11;
if(!valid13){
const _errs74 = errors;
if(data13 !== null){
const err37 = {instancePath:instancePath+"/pace",schemaPath:"#/properties/pace/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid11 = _errs74 === errors;
valid13 = valid13 || _valid11;
}
if(!valid13){
const err38 = {instancePath:instancePath+"/pace",schemaPath:"#/properties/pace/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
validate360.errors = vErrors;
return false;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forecast !== undefined){
let data14 = data.forecast;
const _errs76 = errors;
const _errs77 = errors;
let valid14 = false;
const _errs78 = errors;
if(!(validate331(data14, {instancePath:instancePath+"/forecast",parentData:data,parentDataProperty:"forecast",rootData}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
var _valid12 = _errs78 === errors;
valid14 = valid14 || _valid12;
if(!valid14){
const _errs79 = errors;
if(data14 !== null){
const err39 = {instancePath:instancePath+"/forecast",schemaPath:"#/properties/forecast/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid12 = _errs79 === errors;
valid14 = valid14 || _valid12;
}
if(!valid14){
const err40 = {instancePath:instancePath+"/forecast",schemaPath:"#/properties/forecast/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
validate360.errors = vErrors;
return false;
}
else {
errors = _errs77;
if(vErrors !== null){
if(_errs77){
vErrors.length = _errs77;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.importKind !== undefined){
let data15 = data.importKind;
const _errs81 = errors;
const _errs82 = errors;
let valid15 = false;
const _errs83 = errors;
if(typeof data15 !== "string"){
const err41 = {instancePath:instancePath+"/importKind",schemaPath:"#/properties/importKind/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(((data15 === "sales") || (data15 === "network")) || (data15 === "goals"))){
const err42 = {instancePath:instancePath+"/importKind",schemaPath:"#/properties/importKind/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema200.properties.importKind.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid13 = _errs83 === errors;
valid15 = valid15 || _valid13;
if(!valid15){
const _errs85 = errors;
if(data15 !== null){
const err43 = {instancePath:instancePath+"/importKind",schemaPath:"#/properties/importKind/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid13 = _errs85 === errors;
valid15 = valid15 || _valid13;
}
if(!valid15){
const err44 = {instancePath:instancePath+"/importKind",schemaPath:"#/properties/importKind/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
validate360.errors = vErrors;
return false;
}
else {
errors = _errs82;
if(vErrors !== null){
if(_errs82){
vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.importStatus !== undefined){
let data16 = data.importStatus;
const _errs87 = errors;
const _errs88 = errors;
let valid16 = false;
const _errs89 = errors;
if(typeof data16 !== "string"){
const err45 = {instancePath:instancePath+"/importStatus",schemaPath:"#/properties/importStatus/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!((((((((data16 === "reading") || (data16 === "ready")) || (data16 === "invalid")) || (data16 === "applying")) || (data16 === "applied")) || (data16 === "failed")) || (data16 === "undoing")) || (data16 === "undone"))){
const err46 = {instancePath:instancePath+"/importStatus",schemaPath:"#/properties/importStatus/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema200.properties.importStatus.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid14 = _errs89 === errors;
valid16 = valid16 || _valid14;
if(!valid16){
const _errs91 = errors;
if(data16 !== null){
const err47 = {instancePath:instancePath+"/importStatus",schemaPath:"#/properties/importStatus/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid14 = _errs91 === errors;
valid16 = valid16 || _valid14;
}
if(!valid16){
const err48 = {instancePath:instancePath+"/importStatus",schemaPath:"#/properties/importStatus/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
validate360.errors = vErrors;
return false;
}
else {
errors = _errs88;
if(vErrors !== null){
if(_errs88){
vErrors.length = _errs88;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs87 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate360.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate360.errors = vErrors;
return errors === 0;
}


function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.key === undefined) && (missing0 = "key")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.comparison === undefined) && (missing0 = "comparison"))) || ((data.part === undefined) && (missing0 = "part"))) || ((data.whole === undefined) && (missing0 = "whole"))) || ((data.euroAtStake === undefined) && (missing0 = "euroAtStake"))) || ((data.forecast === undefined) && (missing0 = "forecast"))) || ((data.rowsFilter === undefined) && (missing0 = "rowsFilter"))) || ((data.items === undefined) && (missing0 = "items"))) || ((data.error === undefined) && (missing0 = "error"))){
validate356.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate356.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((data0 === "participation") || (data0 === "progress")) || (data0 === "prizes")) || (data0 === "endingSoon")) || (data0 === "imports")) || (data0 === "waitingUsers")) || (data0 === "close")) || (data0 === "behind")) || (data0 === "notAccepted")) || (data0 === "stopped")) || (data0 === "forecast")) || (data0 === "expendable")) || (data0 === "toAccept")) || (data0 === "nextThresholds")) || (data0 === "news")) || (data0 === "tires")) || (data0 === "ranking"))){
validate356.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/enum",keyword:"enum",params:{allowedValues: schema198.properties.key.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/0/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid1 = _errs7 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(errors === _errs9){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/0/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate356.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comparison !== undefined){
let data2 = data.comparison;
const _errs13 = errors;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/comparison",schemaPath:"#/properties/comparison/anyOf/0/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs17 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs19 = errors;
if(errors === _errs19){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/comparison",schemaPath:"#/properties/comparison/anyOf/0/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/comparison",schemaPath:"#/properties/comparison/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid3 = _errs19 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err9 = {instancePath:instancePath+"/comparison",schemaPath:"#/properties/comparison/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var _valid2 = _errs15 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs21 = errors;
if(data2 !== null){
const err10 = {instancePath:instancePath+"/comparison",schemaPath:"#/properties/comparison/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err11 = {instancePath:instancePath+"/comparison",schemaPath:"#/properties/comparison/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate356.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part !== undefined){
let data3 = data.part;
const _errs23 = errors;
const _errs24 = errors;
let valid5 = false;
const _errs25 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid4 = _errs25 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs27 = errors;
if(data3 !== null){
const err13 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid4 = _errs27 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
const err14 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate356.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.whole !== undefined){
let data4 = data.whole;
const _errs29 = errors;
const _errs30 = errors;
let valid6 = false;
const _errs31 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/whole",schemaPath:"#/properties/whole/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid5 = _errs31 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs33 = errors;
if(data4 !== null){
const err16 = {instancePath:instancePath+"/whole",schemaPath:"#/properties/whole/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid5 = _errs33 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
const err17 = {instancePath:instancePath+"/whole",schemaPath:"#/properties/whole/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate356.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.euroAtStake !== undefined){
let data5 = data.euroAtStake;
const _errs35 = errors;
const _errs36 = errors;
let valid7 = false;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err18 = {instancePath:instancePath+"/euroAtStake",schemaPath:"#/properties/euroAtStake/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/euroAtStake",schemaPath:"#/properties/euroAtStake/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid6 = _errs37 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs39 = errors;
if(data5 !== null){
const err20 = {instancePath:instancePath+"/euroAtStake",schemaPath:"#/properties/euroAtStake/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid6 = _errs39 === errors;
valid7 = valid7 || _valid6;
}
if(!valid7){
const err21 = {instancePath:instancePath+"/euroAtStake",schemaPath:"#/properties/euroAtStake/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
validate356.errors = vErrors;
return false;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forecast !== undefined){
let data6 = data.forecast;
const _errs41 = errors;
const _errs42 = errors;
let valid8 = false;
const _errs43 = errors;
if(!(validate331(data6, {instancePath:instancePath+"/forecast",parentData:data,parentDataProperty:"forecast",rootData}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
var _valid7 = _errs43 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const _errs44 = errors;
if(data6 !== null){
const err22 = {instancePath:instancePath+"/forecast",schemaPath:"#/properties/forecast/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid7 = _errs44 === errors;
valid8 = valid8 || _valid7;
}
if(!valid8){
const err23 = {instancePath:instancePath+"/forecast",schemaPath:"#/properties/forecast/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate356.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rowsFilter !== undefined){
let data7 = data.rowsFilter;
const _errs46 = errors;
const _errs47 = errors;
let valid9 = false;
const _errs48 = errors;
if(!(validate358(data7, {instancePath:instancePath+"/rowsFilter",parentData:data,parentDataProperty:"rowsFilter",rootData}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
var _valid8 = _errs48 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const _errs49 = errors;
if(data7 !== null){
const err24 = {instancePath:instancePath+"/rowsFilter",schemaPath:"#/properties/rowsFilter/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid8 = _errs49 === errors;
valid9 = valid9 || _valid8;
}
if(!valid9){
const err25 = {instancePath:instancePath+"/rowsFilter",schemaPath:"#/properties/rowsFilter/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
validate356.errors = vErrors;
return false;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data8 = data.items;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data8)){
var valid10 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs53 = errors;
if(!(validate360(data8[i0], {instancePath:instancePath+"/items/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
var valid10 = _errs53 === errors;
if(!valid10){
break;
}
}
}
else {
validate356.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data10 = data.error;
const _errs54 = errors;
const _errs55 = errors;
let valid11 = false;
const _errs56 = errors;
if(typeof data10 !== "string"){
const err26 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((((((((((data10 === "UNAUTHENTICATED") || (data10 === "FORBIDDEN")) || (data10 === "NOT_FOUND")) || (data10 === "CONFLICT")) || (data10 === "PAYLOAD_TOO_LARGE")) || (data10 === "BAD_USER_INPUT")) || (data10 === "RATE_LIMITED")) || (data10 === "INTERNAL_SERVER_ERROR")) || (data10 === "UPSTREAM_INVALID")) || (data10 === "UPSTREAM_UNAVAILABLE")) || (data10 === "UPSTREAM_TIMEOUT")) || (data10 === "OPERATION_TOO_EXPENSIVE"))){
const err27 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema198.properties.error.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid9 = _errs56 === errors;
valid11 = valid11 || _valid9;
if(!valid11){
const _errs58 = errors;
if(data10 !== null){
const err28 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid9 = _errs58 === errors;
valid11 = valid11 || _valid9;
}
if(!valid11){
const err29 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
validate356.errors = vErrors;
return false;
}
else {
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate356.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate356.errors = vErrors;
return errors === 0;
}


function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.role === undefined) && (missing0 = "role")) || ((data.today === undefined) && (missing0 = "today"))) || ((data.widgets === undefined) && (missing0 = "widgets"))){
validate355.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate355.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data0 === "KA Administrator") || (data0 === "GD Administrator")) || (data0 === "Consultant")) || (data0 === "Regional Manager")) || (data0 === "Account")) || (data0 === "Distributor")) || (data0 === "Distributor Area Manager")) || (data0 === "Distributor User")) || (data0 === "Distributor Consultant")) || (data0 === "Agent")) || (data0 === "Dealer"))){
validate355.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema197.properties.role.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.today !== undefined){
const _errs3 = errors;
if(typeof data.today !== "string"){
validate355.errors = [{instancePath:instancePath+"/today",schemaPath:"#/properties/today/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.widgets !== undefined){
let data2 = data.widgets;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate356(data2[i0], {instancePath:instancePath+"/widgets/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate355.errors = [{instancePath:instancePath+"/widgets",schemaPath:"#/properties/widgets/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate355.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate355.errors = vErrors;
return errors === 0;
}


function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate354.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate354.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate354.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema196.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate355(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate354.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate354.errors = vErrors;
return errors === 0;
}

export const prevYearSales = validate367;
const schema202 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"$ref":"/schemas/PrevYearSales"}},"required":["success","data"]};
const schema203 = {"type":"object","properties":{"dealerId":{"type":"integer"},"year":{"type":"integer"},"months":{"type":"array","items":{"$ref":"/schemas/PrevYearMonth"}}},"required":["dealerId","year","months"]};
const schema204 = {"type":"object","properties":{"month":{"type":"string"},"tires":{"type":"integer"},"tiresBefore":{"type":"integer"},"amount":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"amountBefore":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}},"required":["month","tires","tiresBefore","amount","amountBefore"]};

function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.month === undefined) && (missing0 = "month")) || ((data.tires === undefined) && (missing0 = "tires"))) || ((data.tiresBefore === undefined) && (missing0 = "tiresBefore"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.amountBefore === undefined) && (missing0 = "amountBefore"))){
validate369.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.month !== undefined){
const _errs1 = errors;
if(typeof data.month !== "string"){
validate369.errors = [{instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tires !== undefined){
let data1 = data.tires;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate369.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresBefore !== undefined){
let data2 = data.tiresBefore;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate369.errors = [{instancePath:instancePath+"/tiresBefore",schemaPath:"#/properties/tiresBefore/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data3 = data.amount;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate369.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate369.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amountBefore !== undefined){
let data4 = data.amountBefore;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate369.errors = [{instancePath:instancePath+"/amountBefore",schemaPath:"#/properties/amountBefore/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate369.errors = [{instancePath:instancePath+"/amountBefore",schemaPath:"#/properties/amountBefore/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate369.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate369.errors = vErrors;
return errors === 0;
}


function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.dealerId === undefined) && (missing0 = "dealerId")) || ((data.year === undefined) && (missing0 = "year"))) || ((data.months === undefined) && (missing0 = "months"))){
validate368.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dealerId !== undefined){
let data0 = data.dealerId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate368.errors = [{instancePath:instancePath+"/dealerId",schemaPath:"#/properties/dealerId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.year !== undefined){
let data1 = data.year;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate368.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.months !== undefined){
let data2 = data.months;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate369(data2[i0], {instancePath:instancePath+"/months/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate368.errors = [{instancePath:instancePath+"/months",schemaPath:"#/properties/months/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate368.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate368.errors = vErrors;
return errors === 0;
}


function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate367.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate367.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate367.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema202.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate368(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate367.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate367.errors = vErrors;
return errors === 0;
}

export const report = validate372;
const schema205 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"oneOf":[{"$ref":"/schemas/CampaignsReport"},{"$ref":"/schemas/MonthlyReport"},{"$ref":"/schemas/MonthlyFleetReport"},{"$ref":"/schemas/PreviousYearReport"}]}},"required":["success","data"]};
const schema206 = {"type":"object","properties":{"type":{"type":"string","const":"campaigns"},"items":{"type":"array","items":{"$ref":"/schemas/CampaignsReportRow"}},"total":{"type":"integer"},"totals":{"$ref":"/schemas/CampaignsReportTotals"}},"required":["type","items","total","totals"]};
const schema207 = {"type":"object","properties":{"dealerId":{"type":"integer"},"code":{"type":"string"},"businessName":{"type":"string"},"region":{"type":["string","null"]},"province":{"type":["string","null"]},"status":{"anyOf":[{"type":"string","enum":["active","suspended","closed"]},{"type":"null"}]},"tier":{"anyOf":[{"type":"string","enum":["prospect","gold","platinum"]},{"type":"null"}]},"distributor":{"anyOf":[{"$ref":"/schemas/MemberLink"},{"type":"null"}]},"agent":{"anyOf":[{"$ref":"/schemas/MemberLink"},{"type":"null"}]},"campaignId":{"type":"integer"},"campaignTitle":{"type":"string"},"endsOn":{"type":"string"},"accepted":{"type":"boolean"},"goalThreshold":{"type":"integer"},"tiresPurchased":{"type":"integer"},"tiresMissing":{"type":"integer"},"plafondAccumulated":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondExpendable":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"tiresFleet":{"type":"integer"},"tiresFleetPercentage":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"goalPercentage":{"anyOf":[{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},{"type":"null"}]},"share":{"anyOf":[{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},{"type":"null"}]},"tiresToNextThreshold":{"anyOf":[{"type":"integer"},{"type":"null"}]},"euroAtStake":{"anyOf":[{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},{"type":"null"}]}},"required":["dealerId","code","businessName","region","province","status","tier","distributor","agent","campaignId","campaignTitle","endsOn","accepted","goalThreshold","tiresPurchased","tiresMissing","plafondAccumulated","plafondExpendable","tiresFleet","tiresFleetPercentage","goalPercentage","share","tiresToNextThreshold","euroAtStake"]};

function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((((data.dealerId === undefined) && (missing0 = "dealerId")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.businessName === undefined) && (missing0 = "businessName"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.province === undefined) && (missing0 = "province"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.tier === undefined) && (missing0 = "tier"))) || ((data.distributor === undefined) && (missing0 = "distributor"))) || ((data.agent === undefined) && (missing0 = "agent"))) || ((data.campaignId === undefined) && (missing0 = "campaignId"))) || ((data.campaignTitle === undefined) && (missing0 = "campaignTitle"))) || ((data.endsOn === undefined) && (missing0 = "endsOn"))) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.goalThreshold === undefined) && (missing0 = "goalThreshold"))) || ((data.tiresPurchased === undefined) && (missing0 = "tiresPurchased"))) || ((data.tiresMissing === undefined) && (missing0 = "tiresMissing"))) || ((data.plafondAccumulated === undefined) && (missing0 = "plafondAccumulated"))) || ((data.plafondExpendable === undefined) && (missing0 = "plafondExpendable"))) || ((data.tiresFleet === undefined) && (missing0 = "tiresFleet"))) || ((data.tiresFleetPercentage === undefined) && (missing0 = "tiresFleetPercentage"))) || ((data.goalPercentage === undefined) && (missing0 = "goalPercentage"))) || ((data.share === undefined) && (missing0 = "share"))) || ((data.tiresToNextThreshold === undefined) && (missing0 = "tiresToNextThreshold"))) || ((data.euroAtStake === undefined) && (missing0 = "euroAtStake"))){
validate374.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dealerId !== undefined){
let data0 = data.dealerId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate374.errors = [{instancePath:instancePath+"/dealerId",schemaPath:"#/properties/dealerId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(typeof data.code !== "string"){
validate374.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessName !== undefined){
const _errs5 = errors;
if(typeof data.businessName !== "string"){
validate374.errors = [{instancePath:instancePath+"/businessName",schemaPath:"#/properties/businessName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
let data3 = data.region;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate374.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema207.properties.region.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.province !== undefined){
let data4 = data.province;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate374.errors = [{instancePath:instancePath+"/province",schemaPath:"#/properties/province/type",keyword:"type",params:{type: schema207.properties.province.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(typeof data5 !== "string"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data5 === "active") || (data5 === "suspended")) || (data5 === "closed"))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema207.properties.status.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate374.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tier !== undefined){
let data6 = data.tier;
const _errs17 = errors;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data6 === "prospect") || (data6 === "gold")) || (data6 === "platinum"))){
const err5 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema207.properties.tier.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs21 = errors;
if(data6 !== null){
const err6 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate374.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distributor !== undefined){
let data7 = data.distributor;
const _errs23 = errors;
const _errs24 = errors;
let valid3 = false;
const _errs25 = errors;
if(!(validate31(data7, {instancePath:instancePath+"/distributor",parentData:data,parentDataProperty:"distributor",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid2 = _errs25 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs26 = errors;
if(data7 !== null){
const err8 = {instancePath:instancePath+"/distributor",schemaPath:"#/properties/distributor/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs26 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err9 = {instancePath:instancePath+"/distributor",schemaPath:"#/properties/distributor/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate374.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data8 = data.agent;
const _errs28 = errors;
const _errs29 = errors;
let valid4 = false;
const _errs30 = errors;
if(!(validate31(data8, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid3 = _errs30 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs31 = errors;
if(data8 !== null){
const err10 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err11 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate374.errors = vErrors;
return false;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaignId !== undefined){
let data9 = data.campaignId;
const _errs33 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate374.errors = [{instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaignTitle !== undefined){
const _errs35 = errors;
if(typeof data.campaignTitle !== "string"){
validate374.errors = [{instancePath:instancePath+"/campaignTitle",schemaPath:"#/properties/campaignTitle/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endsOn !== undefined){
const _errs37 = errors;
if(typeof data.endsOn !== "string"){
validate374.errors = [{instancePath:instancePath+"/endsOn",schemaPath:"#/properties/endsOn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted !== undefined){
const _errs39 = errors;
if(typeof data.accepted !== "boolean"){
validate374.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalThreshold !== undefined){
let data13 = data.goalThreshold;
const _errs41 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate374.errors = [{instancePath:instancePath+"/goalThreshold",schemaPath:"#/properties/goalThreshold/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresPurchased !== undefined){
let data14 = data.tiresPurchased;
const _errs43 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate374.errors = [{instancePath:instancePath+"/tiresPurchased",schemaPath:"#/properties/tiresPurchased/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresMissing !== undefined){
let data15 = data.tiresMissing;
const _errs45 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate374.errors = [{instancePath:instancePath+"/tiresMissing",schemaPath:"#/properties/tiresMissing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondAccumulated !== undefined){
let data16 = data.plafondAccumulated;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
validate374.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate374.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondExpendable !== undefined){
let data17 = data.plafondExpendable;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data17 === "string"){
if(!pattern0.test(data17)){
validate374.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate374.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleet !== undefined){
let data18 = data.tiresFleet;
const _errs51 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate374.errors = [{instancePath:instancePath+"/tiresFleet",schemaPath:"#/properties/tiresFleet/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleetPercentage !== undefined){
let data19 = data.tiresFleetPercentage;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
validate374.errors = [{instancePath:instancePath+"/tiresFleetPercentage",schemaPath:"#/properties/tiresFleetPercentage/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate374.errors = [{instancePath:instancePath+"/tiresFleetPercentage",schemaPath:"#/properties/tiresFleetPercentage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalPercentage !== undefined){
let data20 = data.goalPercentage;
const _errs55 = errors;
const _errs56 = errors;
let valid5 = false;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data20 === "string"){
if(!pattern0.test(data20)){
const err12 = {instancePath:instancePath+"/goalPercentage",schemaPath:"#/properties/goalPercentage/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/goalPercentage",schemaPath:"#/properties/goalPercentage/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid4 = _errs57 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs59 = errors;
if(data20 !== null){
const err14 = {instancePath:instancePath+"/goalPercentage",schemaPath:"#/properties/goalPercentage/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid4 = _errs59 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
const err15 = {instancePath:instancePath+"/goalPercentage",schemaPath:"#/properties/goalPercentage/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate374.errors = vErrors;
return false;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.share !== undefined){
let data21 = data.share;
const _errs61 = errors;
const _errs62 = errors;
let valid6 = false;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data21 === "string"){
if(!pattern0.test(data21)){
const err16 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid5 = _errs63 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs65 = errors;
if(data21 !== null){
const err18 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid5 = _errs65 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
const err19 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate374.errors = vErrors;
return false;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresToNextThreshold !== undefined){
let data22 = data.tiresToNextThreshold;
const _errs67 = errors;
const _errs68 = errors;
let valid7 = false;
const _errs69 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err20 = {instancePath:instancePath+"/tiresToNextThreshold",schemaPath:"#/properties/tiresToNextThreshold/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid6 = _errs69 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs71 = errors;
if(data22 !== null){
const err21 = {instancePath:instancePath+"/tiresToNextThreshold",schemaPath:"#/properties/tiresToNextThreshold/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid6 = _errs71 === errors;
valid7 = valid7 || _valid6;
}
if(!valid7){
const err22 = {instancePath:instancePath+"/tiresToNextThreshold",schemaPath:"#/properties/tiresToNextThreshold/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
validate374.errors = vErrors;
return false;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.euroAtStake !== undefined){
let data23 = data.euroAtStake;
const _errs73 = errors;
const _errs74 = errors;
let valid8 = false;
const _errs75 = errors;
if(errors === _errs75){
if(typeof data23 === "string"){
if(!pattern0.test(data23)){
const err23 = {instancePath:instancePath+"/euroAtStake",schemaPath:"#/properties/euroAtStake/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/euroAtStake",schemaPath:"#/properties/euroAtStake/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid7 = _errs75 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const _errs77 = errors;
if(data23 !== null){
const err25 = {instancePath:instancePath+"/euroAtStake",schemaPath:"#/properties/euroAtStake/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid7 = _errs77 === errors;
valid8 = valid8 || _valid7;
}
if(!valid8){
const err26 = {instancePath:instancePath+"/euroAtStake",schemaPath:"#/properties/euroAtStake/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate374.errors = vErrors;
return false;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate374.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate374.errors = vErrors;
return errors === 0;
}

const schema208 = {"type":"object","properties":{"dealers":{"type":"integer"},"accepted":{"type":"integer"},"goalReached":{"type":"integer"},"goalThreshold":{"type":"integer"},"tiresPurchased":{"type":"integer"},"tiresMissing":{"type":"integer"},"plafondAccumulated":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondExpendable":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"tiresFleet":{"type":"integer"},"tiresFleetPercentage":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"euroAtStake":{"anyOf":[{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},{"type":"null"}]},"campaigns":{"type":"array","items":{"$ref":"/schemas/CampaignsReportCampaign"}}},"required":["dealers","accepted","goalReached","goalThreshold","tiresPurchased","tiresMissing","plafondAccumulated","plafondExpendable","tiresFleet","tiresFleetPercentage","euroAtStake","campaigns"]};
const schema209 = {"type":"object","properties":{"campaignId":{"type":"integer"},"campaignTitle":{"type":"string"},"dealers":{"type":"integer"},"accepted":{"type":"integer"},"goalReached":{"type":"integer"},"goalThreshold":{"type":"integer"},"tiresPurchased":{"type":"integer"},"tiresMissing":{"type":"integer"},"plafondAccumulated":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"plafondExpendable":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"tiresFleet":{"type":"integer"},"tiresFleetPercentage":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}},"required":["campaignId","campaignTitle","dealers","accepted","goalReached","goalThreshold","tiresPurchased","tiresMissing","plafondAccumulated","plafondExpendable","tiresFleet","tiresFleetPercentage"]};

function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.campaignId === undefined) && (missing0 = "campaignId")) || ((data.campaignTitle === undefined) && (missing0 = "campaignTitle"))) || ((data.dealers === undefined) && (missing0 = "dealers"))) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.goalReached === undefined) && (missing0 = "goalReached"))) || ((data.goalThreshold === undefined) && (missing0 = "goalThreshold"))) || ((data.tiresPurchased === undefined) && (missing0 = "tiresPurchased"))) || ((data.tiresMissing === undefined) && (missing0 = "tiresMissing"))) || ((data.plafondAccumulated === undefined) && (missing0 = "plafondAccumulated"))) || ((data.plafondExpendable === undefined) && (missing0 = "plafondExpendable"))) || ((data.tiresFleet === undefined) && (missing0 = "tiresFleet"))) || ((data.tiresFleetPercentage === undefined) && (missing0 = "tiresFleetPercentage"))){
validate379.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campaignId !== undefined){
let data0 = data.campaignId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate379.errors = [{instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaignTitle !== undefined){
const _errs3 = errors;
if(typeof data.campaignTitle !== "string"){
validate379.errors = [{instancePath:instancePath+"/campaignTitle",schemaPath:"#/properties/campaignTitle/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dealers !== undefined){
let data2 = data.dealers;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate379.errors = [{instancePath:instancePath+"/dealers",schemaPath:"#/properties/dealers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted !== undefined){
let data3 = data.accepted;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate379.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalReached !== undefined){
let data4 = data.goalReached;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate379.errors = [{instancePath:instancePath+"/goalReached",schemaPath:"#/properties/goalReached/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalThreshold !== undefined){
let data5 = data.goalThreshold;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate379.errors = [{instancePath:instancePath+"/goalThreshold",schemaPath:"#/properties/goalThreshold/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresPurchased !== undefined){
let data6 = data.tiresPurchased;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate379.errors = [{instancePath:instancePath+"/tiresPurchased",schemaPath:"#/properties/tiresPurchased/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresMissing !== undefined){
let data7 = data.tiresMissing;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate379.errors = [{instancePath:instancePath+"/tiresMissing",schemaPath:"#/properties/tiresMissing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondAccumulated !== undefined){
let data8 = data.plafondAccumulated;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
validate379.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate379.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondExpendable !== undefined){
let data9 = data.plafondExpendable;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
validate379.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate379.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleet !== undefined){
let data10 = data.tiresFleet;
const _errs21 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate379.errors = [{instancePath:instancePath+"/tiresFleet",schemaPath:"#/properties/tiresFleet/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleetPercentage !== undefined){
let data11 = data.tiresFleetPercentage;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
validate379.errors = [{instancePath:instancePath+"/tiresFleetPercentage",schemaPath:"#/properties/tiresFleetPercentage/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate379.errors = [{instancePath:instancePath+"/tiresFleetPercentage",schemaPath:"#/properties/tiresFleetPercentage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate379.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate379.errors = vErrors;
return errors === 0;
}


function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.dealers === undefined) && (missing0 = "dealers")) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.goalReached === undefined) && (missing0 = "goalReached"))) || ((data.goalThreshold === undefined) && (missing0 = "goalThreshold"))) || ((data.tiresPurchased === undefined) && (missing0 = "tiresPurchased"))) || ((data.tiresMissing === undefined) && (missing0 = "tiresMissing"))) || ((data.plafondAccumulated === undefined) && (missing0 = "plafondAccumulated"))) || ((data.plafondExpendable === undefined) && (missing0 = "plafondExpendable"))) || ((data.tiresFleet === undefined) && (missing0 = "tiresFleet"))) || ((data.tiresFleetPercentage === undefined) && (missing0 = "tiresFleetPercentage"))) || ((data.euroAtStake === undefined) && (missing0 = "euroAtStake"))) || ((data.campaigns === undefined) && (missing0 = "campaigns"))){
validate378.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dealers !== undefined){
let data0 = data.dealers;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate378.errors = [{instancePath:instancePath+"/dealers",schemaPath:"#/properties/dealers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted !== undefined){
let data1 = data.accepted;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate378.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalReached !== undefined){
let data2 = data.goalReached;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate378.errors = [{instancePath:instancePath+"/goalReached",schemaPath:"#/properties/goalReached/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalThreshold !== undefined){
let data3 = data.goalThreshold;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate378.errors = [{instancePath:instancePath+"/goalThreshold",schemaPath:"#/properties/goalThreshold/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresPurchased !== undefined){
let data4 = data.tiresPurchased;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate378.errors = [{instancePath:instancePath+"/tiresPurchased",schemaPath:"#/properties/tiresPurchased/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresMissing !== undefined){
let data5 = data.tiresMissing;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate378.errors = [{instancePath:instancePath+"/tiresMissing",schemaPath:"#/properties/tiresMissing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondAccumulated !== undefined){
let data6 = data.plafondAccumulated;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate378.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate378.errors = [{instancePath:instancePath+"/plafondAccumulated",schemaPath:"#/properties/plafondAccumulated/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plafondExpendable !== undefined){
let data7 = data.plafondExpendable;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
validate378.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate378.errors = [{instancePath:instancePath+"/plafondExpendable",schemaPath:"#/properties/plafondExpendable/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleet !== undefined){
let data8 = data.tiresFleet;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate378.errors = [{instancePath:instancePath+"/tiresFleet",schemaPath:"#/properties/tiresFleet/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleetPercentage !== undefined){
let data9 = data.tiresFleetPercentage;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
validate378.errors = [{instancePath:instancePath+"/tiresFleetPercentage",schemaPath:"#/properties/tiresFleetPercentage/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate378.errors = [{instancePath:instancePath+"/tiresFleetPercentage",schemaPath:"#/properties/tiresFleetPercentage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.euroAtStake !== undefined){
let data10 = data.euroAtStake;
const _errs21 = errors;
const _errs22 = errors;
let valid1 = false;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err0 = {instancePath:instancePath+"/euroAtStake",schemaPath:"#/properties/euroAtStake/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/euroAtStake",schemaPath:"#/properties/euroAtStake/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs23 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs25 = errors;
if(data10 !== null){
const err2 = {instancePath:instancePath+"/euroAtStake",schemaPath:"#/properties/euroAtStake/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/euroAtStake",schemaPath:"#/properties/euroAtStake/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate378.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaigns !== undefined){
let data11 = data.campaigns;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data11)){
var valid2 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs29 = errors;
if(!(validate379(data11[i0], {instancePath:instancePath+"/campaigns/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
errors = vErrors.length;
}
var valid2 = _errs29 === errors;
if(!valid2){
break;
}
}
}
else {
validate378.errors = [{instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate378.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate378.errors = vErrors;
return errors === 0;
}


function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.items === undefined) && (missing0 = "items"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.totals === undefined) && (missing0 = "totals"))){
validate373.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate373.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("campaigns" !== data0){
validate373.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "campaigns"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data1 = data.items;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate374(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate373.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data3 = data.total;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate373.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
const _errs8 = errors;
if(!(validate378(data.totals, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate373.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate373.errors = vErrors;
return errors === 0;
}

const schema210 = {"type":"object","properties":{"type":{"type":"string","const":"monthly"},"items":{"type":"array","items":{"$ref":"/schemas/MonthlyReportRow"}},"total":{"type":"integer"},"totals":{"$ref":"/schemas/MonthlyReportTotals"}},"required":["type","items","total","totals"]};
const schema211 = {"type":"object","properties":{"dealerId":{"type":"integer"},"code":{"type":"string"},"businessName":{"type":"string"},"region":{"type":["string","null"]},"province":{"type":["string","null"]},"status":{"anyOf":[{"type":"string","enum":["active","suspended","closed"]},{"type":"null"}]},"tier":{"anyOf":[{"type":"string","enum":["prospect","gold","platinum"]},{"type":"null"}]},"distributor":{"anyOf":[{"$ref":"/schemas/MemberLink"},{"type":"null"}]},"agent":{"anyOf":[{"$ref":"/schemas/MemberLink"},{"type":"null"}]},"month":{"type":"string"},"tires":{"type":"integer"},"tiresBefore":{"type":"integer"},"amount":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"amountBefore":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"difference":{"type":"integer"},"differencePercentage":{"anyOf":[{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},{"type":"null"}]}},"required":["dealerId","code","businessName","region","province","status","tier","distributor","agent","month","tires","tiresBefore","amount","amountBefore","difference","differencePercentage"]};

function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.dealerId === undefined) && (missing0 = "dealerId")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.businessName === undefined) && (missing0 = "businessName"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.province === undefined) && (missing0 = "province"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.tier === undefined) && (missing0 = "tier"))) || ((data.distributor === undefined) && (missing0 = "distributor"))) || ((data.agent === undefined) && (missing0 = "agent"))) || ((data.month === undefined) && (missing0 = "month"))) || ((data.tires === undefined) && (missing0 = "tires"))) || ((data.tiresBefore === undefined) && (missing0 = "tiresBefore"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.amountBefore === undefined) && (missing0 = "amountBefore"))) || ((data.difference === undefined) && (missing0 = "difference"))) || ((data.differencePercentage === undefined) && (missing0 = "differencePercentage"))){
validate384.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dealerId !== undefined){
let data0 = data.dealerId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate384.errors = [{instancePath:instancePath+"/dealerId",schemaPath:"#/properties/dealerId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(typeof data.code !== "string"){
validate384.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessName !== undefined){
const _errs5 = errors;
if(typeof data.businessName !== "string"){
validate384.errors = [{instancePath:instancePath+"/businessName",schemaPath:"#/properties/businessName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
let data3 = data.region;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate384.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema211.properties.region.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.province !== undefined){
let data4 = data.province;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate384.errors = [{instancePath:instancePath+"/province",schemaPath:"#/properties/province/type",keyword:"type",params:{type: schema211.properties.province.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(typeof data5 !== "string"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data5 === "active") || (data5 === "suspended")) || (data5 === "closed"))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema211.properties.status.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate384.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tier !== undefined){
let data6 = data.tier;
const _errs17 = errors;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data6 === "prospect") || (data6 === "gold")) || (data6 === "platinum"))){
const err5 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema211.properties.tier.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs21 = errors;
if(data6 !== null){
const err6 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate384.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distributor !== undefined){
let data7 = data.distributor;
const _errs23 = errors;
const _errs24 = errors;
let valid3 = false;
const _errs25 = errors;
if(!(validate31(data7, {instancePath:instancePath+"/distributor",parentData:data,parentDataProperty:"distributor",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid2 = _errs25 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs26 = errors;
if(data7 !== null){
const err8 = {instancePath:instancePath+"/distributor",schemaPath:"#/properties/distributor/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs26 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err9 = {instancePath:instancePath+"/distributor",schemaPath:"#/properties/distributor/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate384.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data8 = data.agent;
const _errs28 = errors;
const _errs29 = errors;
let valid4 = false;
const _errs30 = errors;
if(!(validate31(data8, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid3 = _errs30 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs31 = errors;
if(data8 !== null){
const err10 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err11 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate384.errors = vErrors;
return false;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.month !== undefined){
const _errs33 = errors;
if(typeof data.month !== "string"){
validate384.errors = [{instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tires !== undefined){
let data10 = data.tires;
const _errs35 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate384.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresBefore !== undefined){
let data11 = data.tiresBefore;
const _errs37 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate384.errors = [{instancePath:instancePath+"/tiresBefore",schemaPath:"#/properties/tiresBefore/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data12 = data.amount;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
validate384.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate384.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amountBefore !== undefined){
let data13 = data.amountBefore;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
validate384.errors = [{instancePath:instancePath+"/amountBefore",schemaPath:"#/properties/amountBefore/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate384.errors = [{instancePath:instancePath+"/amountBefore",schemaPath:"#/properties/amountBefore/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difference !== undefined){
let data14 = data.difference;
const _errs43 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate384.errors = [{instancePath:instancePath+"/difference",schemaPath:"#/properties/difference/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.differencePercentage !== undefined){
let data15 = data.differencePercentage;
const _errs45 = errors;
const _errs46 = errors;
let valid5 = false;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
const err12 = {instancePath:instancePath+"/differencePercentage",schemaPath:"#/properties/differencePercentage/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/differencePercentage",schemaPath:"#/properties/differencePercentage/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid4 = _errs47 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs49 = errors;
if(data15 !== null){
const err14 = {instancePath:instancePath+"/differencePercentage",schemaPath:"#/properties/differencePercentage/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid4 = _errs49 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
const err15 = {instancePath:instancePath+"/differencePercentage",schemaPath:"#/properties/differencePercentage/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate384.errors = vErrors;
return false;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate384.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate384.errors = vErrors;
return errors === 0;
}

const schema212 = {"type":"object","properties":{"tires":{"type":"integer"},"tiresBefore":{"type":"integer"},"amount":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"amountBefore":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"difference":{"type":"integer"},"differencePercentage":{"anyOf":[{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},{"type":"null"}]},"dealers":{"type":"integer"},"stopped":{"anyOf":[{"type":"integer"},{"type":"null"}]},"months":{"type":"array","items":{"$ref":"/schemas/ReportMonth"}}},"required":["tires","tiresBefore","amount","amountBefore","difference","differencePercentage","dealers","stopped","months"]};
const schema213 = {"type":"object","properties":{"month":{"type":"string"},"tires":{"type":"integer"},"tiresBefore":{"type":"integer"},"amount":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"amountBefore":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"tiresFleet":{"type":"integer"}},"required":["month","tires","tiresBefore","amount","amountBefore","tiresFleet"]};

function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.month === undefined) && (missing0 = "month")) || ((data.tires === undefined) && (missing0 = "tires"))) || ((data.tiresBefore === undefined) && (missing0 = "tiresBefore"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.amountBefore === undefined) && (missing0 = "amountBefore"))) || ((data.tiresFleet === undefined) && (missing0 = "tiresFleet"))){
validate389.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.month !== undefined){
const _errs1 = errors;
if(typeof data.month !== "string"){
validate389.errors = [{instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tires !== undefined){
let data1 = data.tires;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate389.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresBefore !== undefined){
let data2 = data.tiresBefore;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate389.errors = [{instancePath:instancePath+"/tiresBefore",schemaPath:"#/properties/tiresBefore/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data3 = data.amount;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate389.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate389.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amountBefore !== undefined){
let data4 = data.amountBefore;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate389.errors = [{instancePath:instancePath+"/amountBefore",schemaPath:"#/properties/amountBefore/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate389.errors = [{instancePath:instancePath+"/amountBefore",schemaPath:"#/properties/amountBefore/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleet !== undefined){
let data5 = data.tiresFleet;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate389.errors = [{instancePath:instancePath+"/tiresFleet",schemaPath:"#/properties/tiresFleet/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate389.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate389.errors = vErrors;
return errors === 0;
}


function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.tires === undefined) && (missing0 = "tires")) || ((data.tiresBefore === undefined) && (missing0 = "tiresBefore"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.amountBefore === undefined) && (missing0 = "amountBefore"))) || ((data.difference === undefined) && (missing0 = "difference"))) || ((data.differencePercentage === undefined) && (missing0 = "differencePercentage"))) || ((data.dealers === undefined) && (missing0 = "dealers"))) || ((data.stopped === undefined) && (missing0 = "stopped"))) || ((data.months === undefined) && (missing0 = "months"))){
validate388.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tires !== undefined){
let data0 = data.tires;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate388.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresBefore !== undefined){
let data1 = data.tiresBefore;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate388.errors = [{instancePath:instancePath+"/tiresBefore",schemaPath:"#/properties/tiresBefore/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data2 = data.amount;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate388.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate388.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amountBefore !== undefined){
let data3 = data.amountBefore;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate388.errors = [{instancePath:instancePath+"/amountBefore",schemaPath:"#/properties/amountBefore/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate388.errors = [{instancePath:instancePath+"/amountBefore",schemaPath:"#/properties/amountBefore/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difference !== undefined){
let data4 = data.difference;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate388.errors = [{instancePath:instancePath+"/difference",schemaPath:"#/properties/difference/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.differencePercentage !== undefined){
let data5 = data.differencePercentage;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err0 = {instancePath:instancePath+"/differencePercentage",schemaPath:"#/properties/differencePercentage/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/differencePercentage",schemaPath:"#/properties/differencePercentage/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/differencePercentage",schemaPath:"#/properties/differencePercentage/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/differencePercentage",schemaPath:"#/properties/differencePercentage/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate388.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dealers !== undefined){
let data6 = data.dealers;
const _errs17 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate388.errors = [{instancePath:instancePath+"/dealers",schemaPath:"#/properties/dealers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stopped !== undefined){
let data7 = data.stopped;
const _errs19 = errors;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err4 = {instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs23 = errors;
if(data7 !== null){
const err5 = {instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err6 = {instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate388.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.months !== undefined){
let data8 = data.months;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data8)){
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs27 = errors;
if(!(validate389(data8[i0], {instancePath:instancePath+"/months/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
var valid3 = _errs27 === errors;
if(!valid3){
break;
}
}
}
else {
validate388.errors = [{instancePath:instancePath+"/months",schemaPath:"#/properties/months/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate388.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate388.errors = vErrors;
return errors === 0;
}


function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.items === undefined) && (missing0 = "items"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.totals === undefined) && (missing0 = "totals"))){
validate383.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate383.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("monthly" !== data0){
validate383.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "monthly"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data1 = data.items;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate384(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate383.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data3 = data.total;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate383.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
const _errs8 = errors;
if(!(validate388(data.totals, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate383.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate383.errors = vErrors;
return errors === 0;
}

const schema214 = {"type":"object","properties":{"type":{"type":"string","const":"monthly-fleet"},"items":{"type":"array","items":{"$ref":"/schemas/MonthlyFleetReportRow"}},"total":{"type":"integer"},"totals":{"$ref":"/schemas/MonthlyFleetReportTotals"}},"required":["type","items","total","totals"]};
const schema215 = {"type":"object","properties":{"dealerId":{"type":"integer"},"code":{"type":"string"},"businessName":{"type":"string"},"region":{"type":["string","null"]},"province":{"type":["string","null"]},"status":{"anyOf":[{"type":"string","enum":["active","suspended","closed"]},{"type":"null"}]},"tier":{"anyOf":[{"type":"string","enum":["prospect","gold","platinum"]},{"type":"null"}]},"distributor":{"anyOf":[{"$ref":"/schemas/MemberLink"},{"type":"null"}]},"agent":{"anyOf":[{"$ref":"/schemas/MemberLink"},{"type":"null"}]},"month":{"type":"string"},"tires":{"type":"integer"},"tiresFleet":{"type":"integer"},"fleetPercentage":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}},"required":["dealerId","code","businessName","region","province","status","tier","distributor","agent","month","tires","tiresFleet","fleetPercentage"]};

function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.dealerId === undefined) && (missing0 = "dealerId")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.businessName === undefined) && (missing0 = "businessName"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.province === undefined) && (missing0 = "province"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.tier === undefined) && (missing0 = "tier"))) || ((data.distributor === undefined) && (missing0 = "distributor"))) || ((data.agent === undefined) && (missing0 = "agent"))) || ((data.month === undefined) && (missing0 = "month"))) || ((data.tires === undefined) && (missing0 = "tires"))) || ((data.tiresFleet === undefined) && (missing0 = "tiresFleet"))) || ((data.fleetPercentage === undefined) && (missing0 = "fleetPercentage"))){
validate394.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dealerId !== undefined){
let data0 = data.dealerId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate394.errors = [{instancePath:instancePath+"/dealerId",schemaPath:"#/properties/dealerId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(typeof data.code !== "string"){
validate394.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessName !== undefined){
const _errs5 = errors;
if(typeof data.businessName !== "string"){
validate394.errors = [{instancePath:instancePath+"/businessName",schemaPath:"#/properties/businessName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
let data3 = data.region;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate394.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema215.properties.region.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.province !== undefined){
let data4 = data.province;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate394.errors = [{instancePath:instancePath+"/province",schemaPath:"#/properties/province/type",keyword:"type",params:{type: schema215.properties.province.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(typeof data5 !== "string"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data5 === "active") || (data5 === "suspended")) || (data5 === "closed"))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema215.properties.status.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate394.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tier !== undefined){
let data6 = data.tier;
const _errs17 = errors;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data6 === "prospect") || (data6 === "gold")) || (data6 === "platinum"))){
const err5 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema215.properties.tier.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs21 = errors;
if(data6 !== null){
const err6 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate394.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distributor !== undefined){
let data7 = data.distributor;
const _errs23 = errors;
const _errs24 = errors;
let valid3 = false;
const _errs25 = errors;
if(!(validate31(data7, {instancePath:instancePath+"/distributor",parentData:data,parentDataProperty:"distributor",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid2 = _errs25 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs26 = errors;
if(data7 !== null){
const err8 = {instancePath:instancePath+"/distributor",schemaPath:"#/properties/distributor/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs26 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err9 = {instancePath:instancePath+"/distributor",schemaPath:"#/properties/distributor/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate394.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data8 = data.agent;
const _errs28 = errors;
const _errs29 = errors;
let valid4 = false;
const _errs30 = errors;
if(!(validate31(data8, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid3 = _errs30 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs31 = errors;
if(data8 !== null){
const err10 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err11 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate394.errors = vErrors;
return false;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.month !== undefined){
const _errs33 = errors;
if(typeof data.month !== "string"){
validate394.errors = [{instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tires !== undefined){
let data10 = data.tires;
const _errs35 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate394.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleet !== undefined){
let data11 = data.tiresFleet;
const _errs37 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate394.errors = [{instancePath:instancePath+"/tiresFleet",schemaPath:"#/properties/tiresFleet/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fleetPercentage !== undefined){
let data12 = data.fleetPercentage;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
validate394.errors = [{instancePath:instancePath+"/fleetPercentage",schemaPath:"#/properties/fleetPercentage/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate394.errors = [{instancePath:instancePath+"/fleetPercentage",schemaPath:"#/properties/fleetPercentage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate394.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate394.errors = vErrors;
return errors === 0;
}

const schema216 = {"type":"object","properties":{"tires":{"type":"integer"},"tiresFleet":{"type":"integer"},"fleetPercentage":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"dealers":{"type":"integer"},"stopped":{"anyOf":[{"type":"integer"},{"type":"null"}]},"months":{"type":"array","items":{"$ref":"/schemas/ReportMonth"}}},"required":["tires","tiresFleet","fleetPercentage","dealers","stopped","months"]};

function validate398(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.tires === undefined) && (missing0 = "tires")) || ((data.tiresFleet === undefined) && (missing0 = "tiresFleet"))) || ((data.fleetPercentage === undefined) && (missing0 = "fleetPercentage"))) || ((data.dealers === undefined) && (missing0 = "dealers"))) || ((data.stopped === undefined) && (missing0 = "stopped"))) || ((data.months === undefined) && (missing0 = "months"))){
validate398.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tires !== undefined){
let data0 = data.tires;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate398.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleet !== undefined){
let data1 = data.tiresFleet;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate398.errors = [{instancePath:instancePath+"/tiresFleet",schemaPath:"#/properties/tiresFleet/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fleetPercentage !== undefined){
let data2 = data.fleetPercentage;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate398.errors = [{instancePath:instancePath+"/fleetPercentage",schemaPath:"#/properties/fleetPercentage/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate398.errors = [{instancePath:instancePath+"/fleetPercentage",schemaPath:"#/properties/fleetPercentage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dealers !== undefined){
let data3 = data.dealers;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate398.errors = [{instancePath:instancePath+"/dealers",schemaPath:"#/properties/dealers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stopped !== undefined){
let data4 = data.stopped;
const _errs9 = errors;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err0 = {instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs13 = errors;
if(data4 !== null){
const err1 = {instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate398.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.months !== undefined){
let data5 = data.months;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate389(data5[i0], {instancePath:instancePath+"/months/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
var valid2 = _errs17 === errors;
if(!valid2){
break;
}
}
}
else {
validate398.errors = [{instancePath:instancePath+"/months",schemaPath:"#/properties/months/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate398.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate398.errors = vErrors;
return errors === 0;
}


function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.items === undefined) && (missing0 = "items"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.totals === undefined) && (missing0 = "totals"))){
validate393.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate393.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("monthly-fleet" !== data0){
validate393.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "monthly-fleet"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data1 = data.items;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate394(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate393.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data3 = data.total;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate393.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
const _errs8 = errors;
if(!(validate398(data.totals, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate393.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate393.errors = vErrors;
return errors === 0;
}

const schema217 = {"type":"object","properties":{"type":{"type":"string","const":"previous-year"},"items":{"type":"array","items":{"$ref":"/schemas/PreviousYearReportRow"}},"total":{"type":"integer"},"totals":{"$ref":"/schemas/PreviousYearReportTotals"}},"required":["type","items","total","totals"]};
const schema218 = {"type":"object","properties":{"dealerId":{"type":"integer"},"code":{"type":"string"},"businessName":{"type":"string"},"region":{"type":["string","null"]},"province":{"type":["string","null"]},"status":{"anyOf":[{"type":"string","enum":["active","suspended","closed"]},{"type":"null"}]},"tier":{"anyOf":[{"type":"string","enum":["prospect","gold","platinum"]},{"type":"null"}]},"distributor":{"anyOf":[{"$ref":"/schemas/MemberLink"},{"type":"null"}]},"agent":{"anyOf":[{"$ref":"/schemas/MemberLink"},{"type":"null"}]},"tires":{"type":"integer"},"tiresBefore":{"type":"integer"},"amount":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"amountBefore":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"difference":{"type":"integer"},"differencePercentage":{"anyOf":[{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},{"type":"null"}]},"months":{"type":"array","items":{"$ref":"/schemas/ComparedMonth"}}},"required":["dealerId","code","businessName","region","province","status","tier","distributor","agent","tires","tiresBefore","amount","amountBefore","difference","differencePercentage","months"]};
const schema219 = {"type":"object","properties":{"month":{"type":"string"},"tires":{"type":"integer"},"tiresBefore":{"type":"integer"},"amount":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"amountBefore":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"}},"required":["month","tires","tiresBefore","amount","amountBefore"]};

function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.month === undefined) && (missing0 = "month")) || ((data.tires === undefined) && (missing0 = "tires"))) || ((data.tiresBefore === undefined) && (missing0 = "tiresBefore"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.amountBefore === undefined) && (missing0 = "amountBefore"))){
validate406.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.month !== undefined){
const _errs1 = errors;
if(typeof data.month !== "string"){
validate406.errors = [{instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tires !== undefined){
let data1 = data.tires;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate406.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresBefore !== undefined){
let data2 = data.tiresBefore;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate406.errors = [{instancePath:instancePath+"/tiresBefore",schemaPath:"#/properties/tiresBefore/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data3 = data.amount;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate406.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate406.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amountBefore !== undefined){
let data4 = data.amountBefore;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate406.errors = [{instancePath:instancePath+"/amountBefore",schemaPath:"#/properties/amountBefore/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate406.errors = [{instancePath:instancePath+"/amountBefore",schemaPath:"#/properties/amountBefore/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate406.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate406.errors = vErrors;
return errors === 0;
}


function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.dealerId === undefined) && (missing0 = "dealerId")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.businessName === undefined) && (missing0 = "businessName"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.province === undefined) && (missing0 = "province"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.tier === undefined) && (missing0 = "tier"))) || ((data.distributor === undefined) && (missing0 = "distributor"))) || ((data.agent === undefined) && (missing0 = "agent"))) || ((data.tires === undefined) && (missing0 = "tires"))) || ((data.tiresBefore === undefined) && (missing0 = "tiresBefore"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.amountBefore === undefined) && (missing0 = "amountBefore"))) || ((data.difference === undefined) && (missing0 = "difference"))) || ((data.differencePercentage === undefined) && (missing0 = "differencePercentage"))) || ((data.months === undefined) && (missing0 = "months"))){
validate403.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dealerId !== undefined){
let data0 = data.dealerId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate403.errors = [{instancePath:instancePath+"/dealerId",schemaPath:"#/properties/dealerId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(typeof data.code !== "string"){
validate403.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessName !== undefined){
const _errs5 = errors;
if(typeof data.businessName !== "string"){
validate403.errors = [{instancePath:instancePath+"/businessName",schemaPath:"#/properties/businessName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
let data3 = data.region;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate403.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema218.properties.region.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.province !== undefined){
let data4 = data.province;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate403.errors = [{instancePath:instancePath+"/province",schemaPath:"#/properties/province/type",keyword:"type",params:{type: schema218.properties.province.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(typeof data5 !== "string"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data5 === "active") || (data5 === "suspended")) || (data5 === "closed"))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema218.properties.status.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate403.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tier !== undefined){
let data6 = data.tier;
const _errs17 = errors;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data6 === "prospect") || (data6 === "gold")) || (data6 === "platinum"))){
const err5 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema218.properties.tier.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs21 = errors;
if(data6 !== null){
const err6 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate403.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distributor !== undefined){
let data7 = data.distributor;
const _errs23 = errors;
const _errs24 = errors;
let valid3 = false;
const _errs25 = errors;
if(!(validate31(data7, {instancePath:instancePath+"/distributor",parentData:data,parentDataProperty:"distributor",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid2 = _errs25 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs26 = errors;
if(data7 !== null){
const err8 = {instancePath:instancePath+"/distributor",schemaPath:"#/properties/distributor/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs26 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err9 = {instancePath:instancePath+"/distributor",schemaPath:"#/properties/distributor/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate403.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data8 = data.agent;
const _errs28 = errors;
const _errs29 = errors;
let valid4 = false;
const _errs30 = errors;
if(!(validate31(data8, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid3 = _errs30 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs31 = errors;
if(data8 !== null){
const err10 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err11 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate403.errors = vErrors;
return false;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tires !== undefined){
let data9 = data.tires;
const _errs33 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate403.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresBefore !== undefined){
let data10 = data.tiresBefore;
const _errs35 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate403.errors = [{instancePath:instancePath+"/tiresBefore",schemaPath:"#/properties/tiresBefore/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data11 = data.amount;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
validate403.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate403.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amountBefore !== undefined){
let data12 = data.amountBefore;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
validate403.errors = [{instancePath:instancePath+"/amountBefore",schemaPath:"#/properties/amountBefore/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate403.errors = [{instancePath:instancePath+"/amountBefore",schemaPath:"#/properties/amountBefore/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difference !== undefined){
let data13 = data.difference;
const _errs41 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate403.errors = [{instancePath:instancePath+"/difference",schemaPath:"#/properties/difference/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.differencePercentage !== undefined){
let data14 = data.differencePercentage;
const _errs43 = errors;
const _errs44 = errors;
let valid5 = false;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
const err12 = {instancePath:instancePath+"/differencePercentage",schemaPath:"#/properties/differencePercentage/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/differencePercentage",schemaPath:"#/properties/differencePercentage/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid4 = _errs45 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs47 = errors;
if(data14 !== null){
const err14 = {instancePath:instancePath+"/differencePercentage",schemaPath:"#/properties/differencePercentage/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid4 = _errs47 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
const err15 = {instancePath:instancePath+"/differencePercentage",schemaPath:"#/properties/differencePercentage/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate403.errors = vErrors;
return false;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.months !== undefined){
let data15 = data.months;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data15)){
var valid6 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs51 = errors;
if(!(validate406(data15[i0], {instancePath:instancePath+"/months/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
var valid6 = _errs51 === errors;
if(!valid6){
break;
}
}
}
else {
validate403.errors = [{instancePath:instancePath+"/months",schemaPath:"#/properties/months/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate403.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate403.errors = vErrors;
return errors === 0;
}

const schema220 = {"type":"object","properties":{"tires":{"type":"integer"},"tiresBefore":{"type":"integer"},"amount":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"amountBefore":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"difference":{"type":"integer"},"differencePercentage":{"anyOf":[{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},{"type":"null"}]},"dealers":{"type":"integer"},"stopped":{"anyOf":[{"type":"integer"},{"type":"null"}]},"months":{"type":"array","items":{"$ref":"/schemas/ReportMonth"}}},"required":["tires","tiresBefore","amount","amountBefore","difference","differencePercentage","dealers","stopped","months"]};

function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.tires === undefined) && (missing0 = "tires")) || ((data.tiresBefore === undefined) && (missing0 = "tiresBefore"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.amountBefore === undefined) && (missing0 = "amountBefore"))) || ((data.difference === undefined) && (missing0 = "difference"))) || ((data.differencePercentage === undefined) && (missing0 = "differencePercentage"))) || ((data.dealers === undefined) && (missing0 = "dealers"))) || ((data.stopped === undefined) && (missing0 = "stopped"))) || ((data.months === undefined) && (missing0 = "months"))){
validate409.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tires !== undefined){
let data0 = data.tires;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate409.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresBefore !== undefined){
let data1 = data.tiresBefore;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate409.errors = [{instancePath:instancePath+"/tiresBefore",schemaPath:"#/properties/tiresBefore/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data2 = data.amount;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate409.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate409.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amountBefore !== undefined){
let data3 = data.amountBefore;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate409.errors = [{instancePath:instancePath+"/amountBefore",schemaPath:"#/properties/amountBefore/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate409.errors = [{instancePath:instancePath+"/amountBefore",schemaPath:"#/properties/amountBefore/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difference !== undefined){
let data4 = data.difference;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate409.errors = [{instancePath:instancePath+"/difference",schemaPath:"#/properties/difference/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.differencePercentage !== undefined){
let data5 = data.differencePercentage;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err0 = {instancePath:instancePath+"/differencePercentage",schemaPath:"#/properties/differencePercentage/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/differencePercentage",schemaPath:"#/properties/differencePercentage/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/differencePercentage",schemaPath:"#/properties/differencePercentage/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/differencePercentage",schemaPath:"#/properties/differencePercentage/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate409.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dealers !== undefined){
let data6 = data.dealers;
const _errs17 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate409.errors = [{instancePath:instancePath+"/dealers",schemaPath:"#/properties/dealers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stopped !== undefined){
let data7 = data.stopped;
const _errs19 = errors;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err4 = {instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs23 = errors;
if(data7 !== null){
const err5 = {instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err6 = {instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate409.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.months !== undefined){
let data8 = data.months;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data8)){
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs27 = errors;
if(!(validate389(data8[i0], {instancePath:instancePath+"/months/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
var valid3 = _errs27 === errors;
if(!valid3){
break;
}
}
}
else {
validate409.errors = [{instancePath:instancePath+"/months",schemaPath:"#/properties/months/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate409.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate409.errors = vErrors;
return errors === 0;
}


function validate402(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.items === undefined) && (missing0 = "items"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.totals === undefined) && (missing0 = "totals"))){
validate402.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate402.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("previous-year" !== data0){
validate402.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "previous-year"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data1 = data.items;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate403(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate402.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data3 = data.total;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate402.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
const _errs8 = errors;
if(!(validate409(data.totals, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate409.errors : vErrors.concat(validate409.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate402.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate402.errors = vErrors;
return errors === 0;
}


function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate372.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate372.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate372.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema205.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate373(data1, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(!(validate383(data1, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
const _errs7 = errors;
if(!(validate393(data1, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid1 = true;
passing0 = 2;
}
const _errs8 = errors;
if(!(validate402(data1, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid1 = true;
passing0 = 3;
}
}
}
}
if(!valid1){
const err0 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate372.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate372.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate372.errors = vErrors;
return errors === 0;
}

export const searchAnalytics = validate413;
const schema221 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"$ref":"/schemas/Analytics"}},"required":["success","data"]};
const schema222 = {"type":"object","properties":{"items":{"type":"array","items":{"$ref":"/schemas/AnalyticsRow"}},"total":{"type":"integer"},"totals":{"$ref":"/schemas/AnalyticsTotals"}},"required":["items","total","totals"]};
const schema223 = {"type":"object","properties":{"keys":{"type":"array","items":{"$ref":"/schemas/AnalyticsKey"}},"values":{"$ref":"/schemas/AnalyticsValues"},"before":{"anyOf":[{"$ref":"/schemas/AnalyticsValues"},{"type":"null"}]}},"required":["keys","values","before"]};
const schema224 = {"type":"object","properties":{"dimension":{"type":"string","enum":["month","region","distributor","agent","tier","brand","season","segment","rim","channel","campaign"]},"value":{"type":["string","null"]},"label":{"type":["string","null"]}},"required":["dimension","value","label"]};

function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.dimension === undefined) && (missing0 = "dimension")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.label === undefined) && (missing0 = "label"))){
validate416.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dimension !== undefined){
let data0 = data.dimension;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate416.errors = [{instancePath:instancePath+"/dimension",schemaPath:"#/properties/dimension/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data0 === "month") || (data0 === "region")) || (data0 === "distributor")) || (data0 === "agent")) || (data0 === "tier")) || (data0 === "brand")) || (data0 === "season")) || (data0 === "segment")) || (data0 === "rim")) || (data0 === "channel")) || (data0 === "campaign"))){
validate416.errors = [{instancePath:instancePath+"/dimension",schemaPath:"#/properties/dimension/enum",keyword:"enum",params:{allowedValues: schema224.properties.dimension.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate416.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema224.properties.value.type}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data2 = data.label;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate416.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: schema224.properties.label.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate416.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate416.errors = vErrors;
return errors === 0;
}

const schema225 = {"type":"object","properties":{"tires":{"type":"integer"},"tiresFleet":{"type":"integer"},"fleetPercentage":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"amount":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"dealers":{"type":"integer"},"goalAttainment":{"anyOf":[{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},{"type":"null"}]}}};

function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tires !== undefined){
let data0 = data.tires;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate418.errors = [{instancePath:instancePath+"/tires",schemaPath:"#/properties/tires/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiresFleet !== undefined){
let data1 = data.tiresFleet;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate418.errors = [{instancePath:instancePath+"/tiresFleet",schemaPath:"#/properties/tiresFleet/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fleetPercentage !== undefined){
let data2 = data.fleetPercentage;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate418.errors = [{instancePath:instancePath+"/fleetPercentage",schemaPath:"#/properties/fleetPercentage/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate418.errors = [{instancePath:instancePath+"/fleetPercentage",schemaPath:"#/properties/fleetPercentage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data3 = data.amount;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate418.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
validate418.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dealers !== undefined){
let data4 = data.dealers;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate418.errors = [{instancePath:instancePath+"/dealers",schemaPath:"#/properties/dealers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goalAttainment !== undefined){
let data5 = data.goalAttainment;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err0 = {instancePath:instancePath+"/goalAttainment",schemaPath:"#/properties/goalAttainment/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/goalAttainment",schemaPath:"#/properties/goalAttainment/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/goalAttainment",schemaPath:"#/properties/goalAttainment/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/goalAttainment",schemaPath:"#/properties/goalAttainment/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate418.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate418.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate418.errors = vErrors;
return errors === 0;
}


function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.keys === undefined) && (missing0 = "keys")) || ((data.values === undefined) && (missing0 = "values"))) || ((data.before === undefined) && (missing0 = "before"))){
validate415.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.keys !== undefined){
let data0 = data.keys;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate416(data0[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate415.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined){
const _errs4 = errors;
if(!(validate418(data.values, {instancePath:instancePath+"/values",parentData:data,parentDataProperty:"values",rootData}))){
vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data3 = data.before;
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(validate418(data3, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData}))){
vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs8 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate415.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate415.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate415.errors = vErrors;
return errors === 0;
}

const schema226 = {"type":"object","properties":{"values":{"$ref":"/schemas/AnalyticsValues"},"before":{"anyOf":[{"$ref":"/schemas/AnalyticsValues"},{"type":"null"}]}},"required":["values","before"]};

function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.values === undefined) && (missing0 = "values")) || ((data.before === undefined) && (missing0 = "before"))){
validate422.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.values !== undefined){
const _errs1 = errors;
if(!(validate418(data.values, {instancePath:instancePath+"/values",parentData:data,parentDataProperty:"values",rootData}))){
vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data1 = data.before;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate418(data1, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData}))){
vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate422.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate422.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate422.errors = vErrors;
return errors === 0;
}


function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.items === undefined) && (missing0 = "items")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.totals === undefined) && (missing0 = "totals"))){
validate414.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.items !== undefined){
let data0 = data.items;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate415(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate414.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate414.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
const _errs6 = errors;
if(!(validate422(data.totals, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate414.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate414.errors = vErrors;
return errors === 0;
}


function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate413.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate413.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate413.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema221.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate414(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate413.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate413.errors = vErrors;
return errors === 0;
}

export const receiveUpload = validate427;
const schema227 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"upload":{"$ref":"/schemas/ReceivedUpload"}},"required":["upload"]}},"required":["success","data"]};
const schema228 = {"type":"object","properties":{"id":{"type":"integer"},"size":{"type":"integer"}},"required":["id","size"]};

function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.size === undefined) && (missing0 = "size"))){
validate428.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate428.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data1 = data.size;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate428.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate428.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate428.errors = vErrors;
return errors === 0;
}


function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate427.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate427.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate427.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema227.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.upload === undefined) && (missing1 = "upload")){
validate427.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.upload !== undefined){
if(!(validate428(data1.upload, {instancePath:instancePath+"/data/upload",parentData:data1,parentDataProperty:"upload",rootData}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
}
}
}
else {
validate427.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate427.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate427.errors = vErrors;
return errors === 0;
}

export const startImport = validate430;
const schema229 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"import":{"$ref":"/schemas/Import"}},"required":["import"]}},"required":["success","data"]};

function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate430.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate430.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate430.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema229.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.import === undefined) && (missing1 = "import")){
validate430.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.import !== undefined){
if(!(validate210(data1.import, {instancePath:instancePath+"/data/import",parentData:data1,parentDataProperty:"import",rootData}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
}
}
else {
validate430.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate430.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate430.errors = vErrors;
return errors === 0;
}

export const addCampaignAttachment = validate432;
const schema230 = {"type":"object","properties":{"success":{"type":"boolean","enum":[true]},"data":{"type":"object","properties":{"attachment":{"$ref":"/schemas/CampaignAttachment"}},"required":["attachment"]}},"required":["success","data"]};

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate432.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate432.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate432.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema230.properties.success.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.attachment === undefined) && (missing1 = "attachment")){
validate432.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.attachment !== undefined){
if(!(validate241(data1.attachment, {instancePath:instancePath+"/data/attachment",parentData:data1,parentDataProperty:"attachment",rootData}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
}
}
}
else {
validate432.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate432.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate432.errors = vErrors;
return errors === 0;
}
